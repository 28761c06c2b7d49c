/** Generates random concurrent edits of a JSON value by two people. */
import fc from 'fast-check';
import { isObject } from '../../content/read/json.ts';

/** A JSON value in which each text is unique, so that it can be traced through a merge. */
export type Value = string | Value[] | { [name: string]: Value };

/** A merge base, and the values of both sides. */
export interface Race {
  base: Value;
  mine: Value;
  theirs: Value;
}

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

/** Generates races with up to four edits per side. @param acrossLists whether edits can move items to other lists */
export function races({ acrossLists = true } = {}): fc.Arbitrary<Race> {
  const edits = fc.array(fc.nat(), { maxLength: 12 });
  return fc
    .record({ value: fc.array(shape, { minLength: 2, maxLength: 5 }), mine: edits, theirs: edits })
    .map(({ value, mine, theirs }) => {
      let count = 0;
      const base = mapTexts(value, () => `b${count++}`);
      const sorts = acrossLists ? 5 : 4;
      return {
        base,
        mine: applyRandomEdits(base, mine, sorts, 'm'),
        theirs: applyRandomEdits(base, theirs, sorts, 't'),
      };
    });
}

/** All texts in a value, sorted. */
export function textsIn(value: unknown): string[] {
  const found = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    return Array.isArray(part) || isObject(part) ? Object.values(part).flatMap(found) : [];
  };
  return found(value).sort();
}

/** The faults of a merged value: texts that are lost, present although one side has removed them, or duplicated. */
export function faultsOf(after: unknown, { base, mine, theirs }: Race): string[] {
  const found = textsIn(after);
  const [before, here, there] = [new Set(textsIn(base)), new Set(textsIn(mine)), new Set(textsIn(theirs))];
  const both = [...new Set([...here, ...there])];
  const wanted = both.filter((text) => (here.has(text) && there.has(text)) || !before.has(text));
  return [
    ...wanted.filter((text) => !found.includes(text)).map((text) => `${text} is lost`),
    ...found.filter((text) => !wanted.includes(text)).map((text) => `${text} is back`),
    ...found.filter((text, index) => found.indexOf(text) !== index).map((text) => `${text} is there twice`),
  ];
}

function mapTexts(value: Value, name: () => string): Value {
  if (typeof value === 'string') return name();
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, name));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, name)]));
}

type Container = Value[] | { [name: string]: Value };

/** Applies random edits to a copy of a value. @param numbers three for each edit @param sign prefix of new texts */
function applyRandomEdits(value: Value, numbers: number[], sorts: number, sign: string): Value {
  if (numbers.length < 3) return value;
  const copy = structuredClone(value);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [container = 0, position = 0, sort = 0] = numbers.slice(at, at + 3);
    const parents = containersIn(copy);
    const parent = parents[container % parents.length];
    if (!parent) continue;
    if (sort % sorts === 4) moveElsewhere(copy, parent, position, sort);
    else editOnce(parent, position, sort % sorts, `${sign}${at}`);
  }
  return copy;
}

/** Inserts or removes a text, changes one, or moves an item within its list. */
function editOnce(parent: Container, position: number, sort: number, text: string): void {
  if (Array.isArray(parent)) {
    const index = position % (parent.length + 1);
    const [moved] = sort === 3 ? parent.splice(index, 1) : [];
    if (sort === 0) parent.splice(index, 0, text);
    else if (sort === 1) parent.splice(index, 1);
    else if (moved !== undefined) parent.splice(position % (parent.length + 1), 0, moved);
    else if (typeof parent[index] === 'string') parent[index] = text;
    return;
  }
  const names = Object.keys(parent);
  const name = names[position % names.length] ?? 'k';
  if (sort === 0) parent[`${name}-${text}`] = text;
  else if (sort === 1) delete parent[name];
  else if (typeof parent[name] === 'string') parent[name] = text;
}

/** Moves an item to another list that is not inside it. */
function moveElsewhere(root: Value, parent: Container, position: number, sort: number): void {
  if (!Array.isArray(parent)) return;
  const [moved] = parent.splice(position % (parent.length + 1), 1);
  if (moved === undefined) return;
  const lists = containersIn(root).filter((container) => Array.isArray(container));
  const goal = lists[Math.floor(sort / 5) % lists.length] ?? parent;
  goal.splice(position % (goal.length + 1), 0, moved);
}

function containersIn(value: Value): Container[] {
  if (typeof value === 'string') return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}
