/** Random edits and operations: saved content is always valid, and undo restores every byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Below, seeded } from '../../../tests/amount/half-finished.ts';
import { checkSite } from '../../content/compile/check-site.ts';
import { filesBelow } from '../../content/read/files-below.ts';
import type { Edit } from '../contract/edits.ts';
import type { Operation } from '../contract/work.ts';
import { TestStudio } from '../testing/test-studio.ts';
import { kindOfFile } from './calls/file-titles.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROUNDS = 5;
/** The maximum number of undo steps. */
const CLICKS = 200;
/** The number of clicks between two saves. */
const CLICKS_PER_SAVE = 20;
/** The number of steps to undo before saving is tried again. */
const BACK = 3;

/** The pointers of all values inside a value. */
function pointers(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    pointers(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return at === '' ? inside : [at, ...inside];
}

const VALUES = ['', 'Words', 'x'.repeat(400), '{{facts.no}}', '/nowhere', '**bold', null, 7, [], {}, true];

function randomEdit(data: unknown, below: Below): Edit | undefined {
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

function randomOperation(entity: string, below: Below): Operation {
  const name = `monkey-${below(1000)}`;
  switch (below(3)) {
    case 0:
      return { do: 'rename', entity, name };
    case 1:
      return { do: 'duplicate', entity, name };
    default:
      return { do: 'remove', entity, everywhere: below(2) === 0, ...(below(2) === 0 && { to: '/' }) };
  }
}

const bytesOf = (dir: string) => filesBelow(dir).map((file) => [file, readFileSync(path.join(dir, file), 'base64')]);

/** A user who clicks at random. */
class Monkey {
  /** How often each kind of click succeeded. */
  readonly done: Record<string, number> = {};
  readonly #trial: TestStudio;
  readonly #below: Below;

  constructor(trial: TestStudio, seed: number) {
    this.#trial = trial;
    this.#below = seeded(seed);
  }

  /** Performs a click, which must succeed or be refused with an error below 500. @returns whether it succeeded */
  async attempt(kind: string, does: () => Promise<unknown>): Promise<boolean> {
    try {
      await does();
      this.done[kind] = (this.done[kind] ?? 0) + 1;
      return true;
    } catch (error) {
      expect(String(error)).toMatch(/^Error: (404|409|422|400) /);
      return false;
    }
  }

  async click(): Promise<void> {
    const below = this.#below;
    const { studio } = this.#trial;
    const files = studio.draft.files().filter((file) => kindOfFile(studio, file));
    const file = files[below(files.length)] ?? '';
    switch (below(12)) {
      case 0:
        return void (await this.attempt('undo', () => this.#trial.call('undo', {})));
      case 1:
        return void (await this.attempt('redo', () => this.#trial.call('redo', {})));
      case 2: {
        const request = { operation: randomOperation(file, below), isDryRun: false };
        return void (await this.attempt('operate', () => this.#trial.call('operate', request)));
      }
      default:
        return this.#edit(file);
    }
  }

  async #edit(file: string): Promise<void> {
    const { data, version } = await this.#trial.call('file', { file });
    const edit = randomEdit(data, this.#below);
    if (edit) await this.attempt('edit', () => this.#trial.call('edit', { file, version, edits: [edit] }));
  }

  /** Saves; while the check refuses that, undoes some steps first. */
  async save(): Promise<void> {
    while (!(await this.attempt('save', () => this.#trial.call('save', {}))))
      for (let step = 0; step < BACK; step++) await this.#trial.call('undo', {});
  }
}

/** Calls `undo` or `redo` until there are no more steps. */
async function allOf(trial: TestStudio, name: 'undo' | 'redo'): Promise<void> {
  while ((await trial.call('overview', {})).state[name] !== undefined) await trial.call(name, {});
}

for (let round = 1; round <= ROUNDS; round++)
  test(`${CLICKS} random clicks, seed ${round}`, async () => {
    await using trial = await TestStudio.open();
    const { studio, configDir } = trial;
    const before = bytesOf(studio.draft.dir);
    const saved = bytesOf(configDir);
    let changes = 0;
    const monkey = new Monkey(trial, round);
    for (let click = 1; click <= CLICKS; click++) {
      await monkey.click();
      if (click % CLICKS_PER_SAVE > 0) continue;
      expect(await trial.document('/')).toContain('</main>');
      await monkey.save();
      changes += JSON.stringify(bytesOf(configDir)) === JSON.stringify(saved) ? 0 : 1;
      expect(bytesOf(configDir)).toEqual(bytesOf(studio.draft.dir));
      const findings = await checkSite({ configDir, schemasDir: path.join(ROOT, 'schemas') });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      // Makes sure that the content differs from the last save.
      await trial.set('facts.json', '/guarantee/value', `${click} years`);
    }
    for (const kind of ['edit', 'operate', 'undo', 'redo', 'save']) expect(monkey.done[kind], kind).toBeGreaterThan(3);
    expect(changes, 'something was saved').toBeGreaterThan(0);
    const after = bytesOf(studio.draft.dir);
    await allOf(trial, 'undo');
    expect(bytesOf(studio.draft.dir)).toEqual(before);
    await allOf(trial, 'redo');
    expect(bytesOf(studio.draft.dir)).toEqual(after);
    await allOf(trial, 'undo');
    await monkey.save();
    expect(bytesOf(configDir)).toEqual(saved);
  });
