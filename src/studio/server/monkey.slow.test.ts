/** Random clicks: the saved content stays valid, and undo brings every byte back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../content/compile/compile.ts';
import { filesBelow } from '../../content/read/files-below.ts';
import type { TextEditing } from '../contract/edits.ts';
import { TrialStudio } from '../testing/trial-studio.ts';
import { kindOfFile } from './calls/file-titles.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROUNDS = 5;
/** As many as can be taken back. */
const CLICKS = 200;

function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** The pointers of all values in some data. */
function pointers(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    pointers(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return at === '' ? inside : [at, ...inside];
}

const VALUES = ['', 'Words', 'x'.repeat(400), '{{facts.no}}', '/nowhere', '**bold', null, 7, [], {}, true];

function randomEdit(data: unknown, below: (most: number) => number): TextEditing | undefined {
  const all = pointers(data);
  const at = all[below(all.length)];
  if (at === undefined) return undefined;
  switch (below(4)) {
    case 0:
      return { type: 'set', at, value: VALUES[below(VALUES.length)] };
    case 1:
      return { type: 'remove', at };
    case 2:
      return { type: 'insert', at: at.replace(/[^/]+$/, '-'), value: VALUES[below(VALUES.length)] };
    default:
      return { type: 'move', from: at, to: all[below(all.length)] ?? at };
  }
}

const bytesOf = (dir: string) => filesBelow(dir).map((file) => [file, readFileSync(path.join(dir, file), 'base64')]);

test('a thousand random clicks', async () => {
  await using trial = await TrialStudio.open();
  const { studio, configDir } = trial;
  const files = studio.draft.files().filter((file) => kindOfFile(studio, file));
  const attempt = async (does: () => Promise<unknown>) => {
    try {
      await does();
      return true;
    } catch (error) {
      // Refused with a reason, never failed.
      expect(String(error)).toMatch(/^Error: (404|409|422|400) /);
      return false;
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    const below = seeded(round + 1);
    const before = bytesOf(studio.draft.dir);
    for (let click = 0; click < CLICKS; click++) {
      const file = files[below(files.length)] ?? '';
      const { data, version } = await trial.call('file', { file });
      const edit = randomEdit(data, below);
      if (edit) await attempt(() => trial.call('edit', { file, version, edits: [edit] }));
      if (click % 40 === 39) {
        expect((await trial.document('/')).length).toBeGreaterThan(1000);
        await attempt(() => trial.call('save', {}));
      }
    }
    const findings = await checkSite({ configDir, schemasDir: path.join(ROOT, 'schemas') });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    while ((await trial.call('overview', {})).state.undo !== undefined) await trial.call('undo', {});
    expect(bytesOf(studio.draft.dir)).toEqual(before);
    studio.draft.steps.clear();
  }
});
