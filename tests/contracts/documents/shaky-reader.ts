/** Threads that read documents badly. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules for DocumentReader; deleted with the scope. */
export interface ShakyThreads extends Disposable {
  /** A thread that fails for documents with certain names, and finds the wrong content in others. */
  shaky: URL;
  /** A thread that cannot start. */
  broken: URL;
}

const ANSWERING = new URL('../../../src/server/threads/answering.ts', import.meta.url);

/** Writes the modules into a temporary folder. */
export function shakyThreads(): ShakyThreads {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  const written = (name: string, code: string) => {
    writeFileSync(path.join(folder, name), code);
    return pathToFileURL(path.join(folder, name));
  };
  return {
    shaky: written(
      'shaky.ts',
      `import { answer } from '${ANSWERING}';
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
      answer({ read: async (name) => (await ways[name]?.()) ?? { fault: 'wrongContent' } });`,
    ),
    broken: written('broken.ts', "throw new Error('no parser');"),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
