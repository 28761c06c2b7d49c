import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { isObject } from '../../../content/read/json.ts';
import { TrialDraft } from '../../testing/trial-draft.ts';
import { decide, followOutside, save } from './save.ts';

/** A value whose every text is its own, so that one can see what became of each. */
type Value = string | Value[] | { [name: string]: Value };

const shape: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant<Value>('text'),
    fc.array(tie('value'), { minLength: 1, maxLength: 5 }),
    fc
      .array(tie('value'), { minLength: 1, maxLength: 4 })
      .map((parts): Value => Object.fromEntries(parts.map((part, index) => [`k${index}`, part]))),
    fc
      .array(tie('value'), { minLength: 1, maxLength: 4 })
      .map((parts): Value => parts.map((part): Value => ({ id: 'text', part }))),
  ),
})).value;

const race = fc.record({
  value: fc.array(shape, { minLength: 2, maxLength: 5 }),
  unit: fc.constantFrom('  ', '    ', '\t'),
  theirUnit: fc.constantFrom('  ', '\t'),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  mine: fc.array(fc.nat(), { maxLength: 12 }),
  theirs: fc.array(fc.nat(), { maxLength: 12 }),
  choices: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
});

test('200 races of edits from both sides: nothing of either is lost', async () => {
  let joined = 0;
  await fc.assert(
    fc.asyncProperty(race, async (given) => {
      let count = 0;
      const base = withTexts(given.value, () => `b${count++}`);
      const mine = edited(base, given.mine, 'm');
      const theirs = edited(base, given.theirs, 't');
      const write = (value: Value, unit: string) =>
        `${JSON.stringify({ page: value }, null, unit)}\n`.replaceAll('\n', given.lineBreak);
      const theirText = theirs === base ? write(base, given.unit) : write(theirs, given.theirUnit);
      using draft = new TrialDraft({ 'page.json': write(base, given.unit) });
      draft.write('page.json', write(mine, given.unit));
      draft.writeOutside('page.json', theirText);
      const isJoined = await tried(draft);
      if (isJoined) {
        joined++;
        const after = draft.saved('page.json') ?? '';
        expectTexts(textsIn(JSON.parse(after)), base, mine, theirs);
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
  expect(joined).toBeGreaterThan(40);
});

async function tried(draft: TrialDraft): Promise<boolean> {
  if (followOutside(draft, []).conflicts.length > 0) return false;
  const log = new ChangeLog(path.join(draft.folder, 'log'), draft.savedDir);
  await save(draft, { kinds: [], log, lock: () => ({ [Symbol.dispose]: () => {} }), errors: () => [] });
  return true;
}

/** What is chosen each time is there in the end. */
async function expectDecidable(draft: TrialDraft, choices: boolean[]): Promise<void> {
  const chosen: string[] = [];
  const dropped: string[] = [];
  for (const isMine of choices) {
    const [conflict] = followOutside(draft, []).conflicts;
    if (!conflict) break;
    const [kept, other] = isMine ? [conflict.mine, conflict.theirs] : [conflict.theirs, conflict.mine];
    chosen.push(...(kept === undefined ? [] : textsIn(JSON.parse(kept))));
    dropped.push(...(other === undefined ? [] : textsIn(JSON.parse(other))));
    decide(draft, [], { file: conflict.file, pointer: conflict.pointer, keep: isMine ? 'mine' : 'theirs' });
  }
  expect(await tried(draft)).toBe(true);
  const after = textsIn(JSON.parse(draft.saved('page.json') ?? ''));
  for (const text of chosen) expect(after).toContain(text);
  const written = dropped.filter((text) => !text.startsWith('b') && !chosen.includes(text));
  for (const text of written) expect(after).not.toContain(text);
}

function withTexts(value: Value, name: () => string): Value {
  return mapped(value, name);
}

function mapped(value: Value, name: (text: string) => string): Value {
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((part) => mapped(part, name));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part, name)]));
}

/** The value after edits chosen by numbers; each text that is written is a new one. */
function edited(value: Value, numbers: number[], sign: string): Value {
  if (numbers.length < 3) return value;
  const copy = structuredClone(value);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const parents = containersIn(copy);
    const parent = parents[(numbers[at] ?? 0) % parents.length];
    if (parent) editOnce(parent, numbers[at + 1] ?? 0, (numbers[at + 2] ?? 0) % 4, `${sign}${at}`);
  }
  return copy;
}

function editOnce(parent: Value[] | { [name: string]: Value }, place: number, sort: number, text: string): void {
  if (Array.isArray(parent)) {
    const index = place % (parent.length + 1);
    const [moved] = sort === 3 ? parent.splice(index, 1) : [];
    if (sort === 0) parent.splice(index, 0, text);
    else if (sort === 1) parent.splice(index, 1);
    else if (moved !== undefined) parent.splice(place % (parent.length + 1), 0, moved);
    else if (typeof parent[index] === 'string') parent[index] = text;
    return;
  }
  const names = Object.keys(parent);
  const name = names[place % names.length] ?? 'k';
  if (sort === 0) parent[`${name}-${text}`] = text;
  else if (sort === 1) delete parent[name];
  else if (typeof parent[name] === 'string') parent[name] = text;
}

function containersIn(value: Value): (Value[] | { [name: string]: Value })[] {
  if (typeof value === 'string') return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}

function textsIn(value: unknown): string[] {
  const found = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    return Array.isArray(part) || isObject(part) ? Object.values(part).flatMap(found) : [];
  };
  return found(value).sort();
}

/** All that both have kept and that either has written is there once, and nothing that neither has. */
function expectTexts(after: string[], base: Value, mine: Value, theirs: Value): void {
  const [before, here, there] = [new Set(textsIn(base)), new Set(textsIn(mine)), new Set(textsIn(theirs))];
  const both = [...new Set([...here, ...there])];
  const wanted = both.filter((text) => (here.has(text) && there.has(text)) || !before.has(text));
  expect(after).toEqual(expect.arrayContaining(wanted));
  expect(both).toEqual(expect.arrayContaining(after));
  expect(new Set(after).size).toBe(after.length);
}

/** Each of their lines whose text is still there stands as they have written it. */
function expectLinesOf(theirText: string, after: string): void {
  const bare = (text: string) => text.split(/\r?\n/).map((line) => line.replace(/,$/, ''));
  const lines = new Set(bare(after));
  const texts = new Set(textsIn(JSON.parse(after)));
  for (const line of bare(theirText)) {
    const text = /"([bt]\d+)"$/.exec(line)?.[1];
    if (text !== undefined && texts.has(text)) expect(lines).toContain(line);
  }
}
