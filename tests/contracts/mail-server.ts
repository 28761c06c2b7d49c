import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that counts what it receives. */
export interface MailServer {
  url: string;
  /** The Message-ID of every mail in order of arrival, including duplicates. */
  received: string[];
  close(): Promise<void>;
}

/** Starts a mail server that accepts every mail and stores only its Message-ID. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(/^Message-ID: (\S+)/im.exec(Buffer.concat(parts).toString())?.[1] ?? '');
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
