/** A document reader whose threads read badly. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentReader } from '../../../src/server/documents/document-reader.ts';
import { application, SAVE, startTestServer, type TestServer } from '../server.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from './pdf.ts';

const SERVE_CALLS = new URL('../../../src/server/threads/serve-calls.ts', import.meta.url);

const THREADS = {
  /** Fails for documents with certain names, and finds the wrong content in others. */
  shaky: `import { serveCalls } from '${SERVE_CALLS}';
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    const ways = {
      'endless.pdf': () => { for (;;); },
      'stuck.pdf': () => void wait(),
      'busy.pdf': () => { const end = performance.now() + 900; while (performance.now() < end); },
      'slow.pdf': () => void wait(300),
      'crash.pdf': () => { setImmediate(() => { throw new Error('x'); }); return new Promise(() => {}); },
      'hungry.pdf': () => { const all = []; for (;;) all.push(new Array(100000).fill({})); },
      'leaving.pdf': () => process.exit(0),
      'killing.pdf': () => process.kill(process.pid, 'SIGKILL'),
    };
    serveCalls({ read: async (name) => (await ways[name]?.()) ?? { fault: 'wrongContent' } });`,
  /** Cannot start. */
  broken: "throw new Error('no parser');",
};

/** A small document. */
export const CONTENT = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);

/** Milliseconds. Wall-clock time passes while other programs use the processor. */
const LIMITS = { cpuMs: 300, stallMs: 15_000 };

/** A reader with such threads, and a server with it when it is asked for; closed at the end of its scope. */
export class ShakyReader implements AsyncDisposable {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  readonly #reader: DocumentReader;
  #server: TestServer | undefined;

  constructor({ thread = 'shaky', limits = LIMITS }: { thread?: keyof typeof THREADS; limits?: typeof LIMITS } = {}) {
    const file = path.join(this.#folder, 'thread.ts');
    writeFileSync(file, THREADS[thread]);
    this.#reader = new DocumentReader({ module: pathToFileURL(file), limits });
  }

  /** What is found in a document with a name that a client has sent. */
  read(client: string, name: string) {
    return this.#reader.read(name, { bytes: new Uint8Array(CONTENT), isBase64: false, size: CONTENT.length }, client);
  }

  /** Sends an application with a document to the server. */
  async send(name: string) {
    const server = await this.server();
    const documents = { name, type: '', size: CONTENT.length, data: CONTENT.toString('base64') };
    return server.post(SAVE, application({ documents }));
  }

  async server(): Promise<TestServer> {
    this.#server ??= await startTestServer({ reader: this.#reader });
    return this.#server;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.close();
    await this.#reader.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
