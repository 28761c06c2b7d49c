/** How well the service in deploy/ is sandboxed, as rated by systemd itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/lib/run.ts';
import { provideProgram } from '../../scripts/test/provide-program.ts';
import { whenAvailable } from './when-available.ts';

const FOLDER = join(import.meta.dirname, '../../deploy');
const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));

await whenAvailable(
  'what systemd says of the units',
  () => provideProgram({ names: ['systemd-analyze'], packages: ['systemd'] }),
  (analyze) => {
    test.each(UNITS)(
      '%s is sandboxed: an exposure of at most 2.0, and systemd understands every line',
      async (name) => {
        const { output } = await run(analyze, ['security', '--offline=true', '--no-pager', join(FOLDER, name)]);
        const [, exposure] = /Overall exposure level .*: (\d+\.\d)/.exec(output) ?? [];
        expect(Number(exposure), output).toBeLessThanOrEqual(2);
        expect(output).not.toMatch(/Unable to parse|Unknown (key|lvalue|section)|ignoring/i);
      },
    );
  },
);

test.each(UNITS)('%s creates private files only, and allows what Node needs', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  expect(text).toMatch(/^UMask=0077$/m);
  expect(text).not.toMatch(/^MemoryDenyWriteExecute=/m);
});
