import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be shut, as when a network fails or a database is restarted. */
export interface Door {
  /** The address of the database through this door. */
  url: string;
  /** Breaks every connection, and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a door to the database at `url`. Shut it at the end. */
export async function openDoor(url: string): Promise<Door> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    inside.pipe(outside).pipe(inside);
  });
  let port = 0;
  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await open();
  const address = server.address();
  port = address && typeof address === 'object' ? address.port : 0;
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    open,
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
