import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { filesBelow } from './files-below.ts';

const gone = vi.hoisted(() => ({ folder: '' }));
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const readdirSync = new Proxy(fs.readdirSync, {
    apply(target, self, args) {
      // Somebody removes a folder after its parent was read.
      if (path.basename(String(args[0])) === gone.folder) fs.rmSync(String(args[0]), { recursive: true });
      return Reflect.apply(target, self, args);
    },
  });
  return { ...fs, readdirSync };
});

test('a folder that is removed while its parent is read has no files', () => {
  using root = temporaryFolder();
  for (const name of ['emails', 'pages']) {
    mkdirSync(path.join(root.path, name));
    writeFileSync(path.join(root.path, name, 'one.json'), '{}');
  }
  gone.folder = 'emails';
  expect(filesBelow(root.path)).toEqual(['pages/one.json']);
});

test('a folder that does not exist is an error', () => {
  expect(() => filesBelow('/no/such/folder')).toThrow('ENOENT');
});
