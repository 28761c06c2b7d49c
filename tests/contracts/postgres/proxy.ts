import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be shut, as if the network failed or the database was restarted. */
export interface DatabaseProxy {
  /** The URL of the database through this proxy. */
  url: string;
  /** Breaks every connection, and refuses new ones. */
  shut(): Promise<void>;
  /**
   * From the moment a statement contains this word, passes nothing on but keeps connections open, like a dead network.
   * Resolves at that moment.
   */
  stallAt(word: string): Promise<void>;
  /** Accepts connections again; data sent while it was stalled is lost. */
  open(): Promise<void>;
}

/** Opens a proxy to the database at `url`. Shut it at the end. */
export async function openProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let hear = (_statement: Buffer) => {};
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
      const pass = (bytes: Buffer) => {
        if (from === inside) hear(bytes);
        if (!isSilent) to.write(bytes);
      };
      from.on('data', pass).on('close', () => to.destroy());
    }
  });
  let port = 0;
  const open = async () => {
    isSilent = false;
    hear = () => {};
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
    stallAt(word) {
      const { promise, resolve } = Promise.withResolvers<void>();
      hear = (statement) => {
        if (!statement.includes(word)) return;
        isSilent = true;
        resolve();
      };
      return promise;
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
