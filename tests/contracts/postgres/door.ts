import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be shut, as when a network fails or a database is restarted. */
export interface Door {
  /** The address of the database through this door. */
  url: string;
  /** Breaks every connection, and refuses new ones. */
  shut(): Promise<void>;
  /** From now on lets nothing through, and breaks nothing, as a line that is dead. */
  fallSilent(): void;
  /** Lets connections through again; what was said in silence is lost. */
  open(): Promise<void>;
}

/** Opens a door to the database at `url`. Shut it at the end. */
export async function openDoor(url: string): Promise<Door> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      from.on('data', (bytes) => isSilent || to.write(bytes)).on('close', () => to.destroy());
    }
  });
  let port = 0;
  const open = async () => {
    isSilent = false;
    if (!server.listening) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  await open();
  const address = server.address();
  port = address && typeof address === 'object' ? address.port : 0;
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    open,
    fallSilent() {
      isSilent = true;
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
