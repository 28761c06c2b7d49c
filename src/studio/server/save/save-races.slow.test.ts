import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { faultsOf, races, textsIn, type Value } from '../../testing/race.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { mergeOutsideChanges, resolveConflict, save } from './save.ts';

const race = fc.record({
  values: races({ acrossLists: false }),
  unit: fc.constantFrom('  ', '    ', '\t'),
  theirUnit: fc.constantFrom('  ', '\t'),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  choices: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
});

test('200 random concurrent changes lose nothing of either side', async () => {
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(race, async (given) => {
      const { base, mine, theirs } = given.values;
      const write = (value: Value, unit: string) =>
        `${JSON.stringify({ page: value }, null, unit)}\n`.replaceAll('\n', given.lineBreak);
      const theirText = theirs === base ? write(base, given.unit) : write(theirs, given.theirUnit);
      using draft = new TestDraft({ 'page.json': write(base, given.unit) });
      draft.write('page.json', write(mine, given.unit));
      draft.writeOutside('page.json', theirText);
      const isJoined = await trySave(draft);
      if (isJoined) {
        merged++;
        const after = draft.saved('page.json') ?? '';
        expect(faultsOf(JSON.parse(after), given.values)).toEqual([]);
        expectLinesOf(theirText, after);
        if (theirs === base) expect(after).toBe(write(mine, given.unit));
        if (mine === base) expect(after).toBe(theirText);
      } else {
        expect(draft.saved('page.json')).toBe(theirText);
        expect(draft.text('page.json')).toBe(write(mine, given.unit));
        await expectDecidable(draft, given.choices);
      }
    }),
    { numRuns: 200 },
  );
  expect(merged).toBeGreaterThan(40);
});

async function trySave(draft: TestDraft): Promise<boolean> {
  if (mergeOutsideChanges(draft, []).conflicts.length > 0) return false;
  const log = new ChangeLog(path.join(draft.folder, 'log'), draft.savedDir);
  await save(draft, { kinds: [], log, lock: () => ({ [Symbol.dispose]: () => {} }), errors: () => 0 });
  return true;
}

/** Resolves all conflicts; expects each chosen text in the saved file, unless a later choice has dropped it. */
async function expectDecidable(draft: TestDraft, choices: boolean[]): Promise<void> {
  let chosen: string[] = [];
  const dropped: string[] = [];
  for (const isMine of choices) {
    const [conflict] = mergeOutsideChanges(draft, []).conflicts;
    if (!conflict) break;
    const [kept, other] = isMine ? [conflict.mine, conflict.theirs] : [conflict.theirs, conflict.mine];
    const left = other === undefined ? [] : textsIn(JSON.parse(other));
    dropped.push(...left);
    const still = chosen.filter((text) => !left.includes(text));
    chosen = [...still, ...(kept === undefined ? [] : textsIn(JSON.parse(kept)))];
    resolveConflict(draft, [], { file: conflict.file, pointer: conflict.pointer, keep: isMine ? 'mine' : 'theirs' });
  }
  expect(await trySave(draft)).toBe(true);
  const after = textsIn(JSON.parse(draft.saved('page.json') ?? ''));
  for (const text of chosen) expect(after).toContain(text);
  const written = dropped.filter((text) => !text.startsWith('b') && !chosen.includes(text));
  for (const text of written) expect(after).not.toContain(text);
}

/** Expects each line of their text whose string is still present to be unchanged. */
function expectLinesOf(theirText: string, after: string): void {
  const bare = (text: string) => text.split(/\r?\n/).map((line) => line.replace(/,$/, ''));
  const lines = new Set(bare(after));
  const texts = new Set(textsIn(JSON.parse(after)));
  for (const line of bare(theirText)) {
    const text = /"([bt]\d+)"$/.exec(line)?.[1];
    if (text !== undefined && texts.has(text)) expect(lines).toContain(line);
  }
}
