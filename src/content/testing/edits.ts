/** Generates random JSON texts in random formatting, random edits of them, and the expected results. */
import fc from 'fast-check';
import type { Edit } from '../edit/text/edit.ts';
import { pointerStep, pointerSteps } from '../read/json.ts';
import { touchedLines } from './edit-lines.ts';
import { changed, dataOf, type Model, modelAt, partsOf } from './edit-models.ts';

/**
 * A text, an edit of it, the expected value, and the numbers of the lines that may change; 1.5 means between lines 1
 * and 2, and the first line is 0.
 */
export interface EditCase {
  text: string;
  edit: Edit;
  expected: Model;
  touched: Set<number>;
}

/** The formatting of a text. */
interface Style {
  unit: string;
  lineBreak: string;
  end: string;
  mark: string;
  sort: 'broken' | 'one-line' | 'flat-leaves' | 'odd';
}

const style: fc.Arbitrary<Style> = fc.record({
  unit: fc.constantFrom('  ', '    ', '\t'),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n', '\n\n'),
  mark: fc.constantFrom('', '', '\uFEFF'),
  sort: fc.constantFrom('broken', 'broken', 'flat-leaves', 'one-line', 'odd'),
});

const key = fc.oneof(fc.constantFrom('a', 'b', 'c', '1', '__proto__', 'x/y~z'), fc.string({ maxLength: 4 }));
const scalar = fc.oneof(fc.string({ maxLength: 12 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null));

const { model } = fc.letrec<{ model: Model }>((tie) => ({
  model: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar.map((value): Model => ({ scalar: JSON.parse(JSON.stringify(value)) })),
    fc.array(tie('model'), { maxLength: 4 }).map((list): Model => ({ list })),
    fc
      .uniqueArray(fc.tuple(key, tie('model')), { maxLength: 4, selector: ([name]) => name })
      .map((object): Model => ({ object })),
  ),
}));

const container = fc
  .tuple(fc.boolean(), fc.array(model, { minLength: 0, maxLength: 5 }))
  .map(
    ([isList, parts]): Model =>
      isList ? { list: parts } : { object: parts.map((part, index) => [`k${index}`, part]) },
  );

/** Random test cases. */
export const editCase: fc.Arbitrary<EditCase> = fc
  .tuple(container, style, model, fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 60 }))
  .map(([value, how, added, numbers]) => caseOf(value, how, added, numbers));

function caseOf(value: Model, how: Style, added: Model, numbers: number[]): EditCase {
  const choose = chooser(numbers);
  const edit = editOf(value, added, choose);
  const text = how.mark + written(value, how, choose) + how.end.replaceAll('\n', how.lineBreak);
  return {
    text,
    edit,
    expected: changed(value, edit, added),
    touched: touchedLines(text, edit, how.sort === 'broken'),
  };
}

/** Returns a number from 0 to below a limit. A test case always gets the same numbers. */
type Choose = (limit: number) => number;

function chooser(numbers: number[]): Choose {
  let next = 0;
  return (limit) => (numbers[next++ % numbers.length] ?? 0) % limit;
}

/** Every list and object in a value, with its pointer. */
function containersIn(value: Model, pointer = ''): { pointer: string; value: Exclude<Model, { scalar: unknown }> }[] {
  if ('scalar' in value) return [];
  const inside = partsOf(value).flatMap(([step, part]) => containersIn(part, pointer + pointerStep(step)));
  return [{ pointer, value }, ...inside];
}

function editOf(value: Model, added: Model, choose: Choose): Edit {
  const all = containersIn(value);
  const some = () => all[choose(all.length)] ?? { pointer: '', value: { list: [] } };
  const { pointer, value: parent } = some();
  const parts = partsOf(parent);
  const [step] = parts[choose(Math.max(parts.length, 1))] ?? [];
  const insert = insertOf(pointer, parent, added, choose);
  if (step === undefined) return insert;
  const at = pointer + pointerStep(step);
  const sort = choose(5);
  if (sort === 0) return insert;
  if (sort === 1) return { type: 'remove', at };
  if (sort === 2 && 'object' in parent) return { type: 'rename', at, name: freshName(parent.object, 'renamed') };
  if (sort === 3) return moveOf(at, value, some(), choose);
  return { type: 'set', at, value: dataOf(added) };
}

function insertOf(pointer: string, parent: Model, added: Model, choose: Choose): Edit {
  const value = dataOf(added);
  const count = partsOf(parent).length;
  const index = choose(count + 1);
  if (!('object' in parent)) return { type: 'insert', at: `${pointer}/${choose(7) === 0 ? '-' : index}`, value };
  const at = pointer + pointerStep(freshName(parent.object, 'added'));
  return choose(2) === 0 ? { type: 'insert', at, value } : { type: 'insert', at, value, place: index };
}

function freshName(object: [string, Model][], wanted: string): string {
  return object.some(([name]) => name === wanted) ? freshName(object, `${wanted}+`) : wanted;
}

/**
 * Moves a value within its list, or into another list or object. If that would be inside the value itself, sets it
 * instead.
 */
function moveOf(from: string, value: Model, goal: { pointer: string; value: Model }, choose: Choose): Edit {
  const siblings = modelAt(value, pointerSteps(from).slice(0, -1));
  const above = from.slice(0, from.lastIndexOf('/'));
  if ('list' in siblings && (choose(2) === 0 || goal.pointer === above))
    return { type: 'move', from, to: `${above}/${choose(siblings.list.length)}` };
  if (goal.pointer === above || goal.pointer === from || goal.pointer.startsWith(`${from}/`))
    return { type: 'set', at: from, value: 'instead' };
  const rest = changed(value, { type: 'remove', at: from }, { scalar: null });
  const pointer = 'list' in siblings ? afterRemoval(goal.pointer, from) : goal.pointer;
  if (`${pointer}/`.startsWith(`${from}/`)) return { type: 'set', at: from, value: 'instead' };
  const there = modelAt(rest, pointerSteps(pointer));
  const step = 'object' in there ? freshName(there.object, 'moved') : choose(partsOf(there).length + 1);
  return { type: 'move', from, to: pointer + pointerStep(step) };
}

/** The pointer of a value after an earlier one was removed. */
function afterRemoval(pointer: string, removed: string): string {
  const steps = pointerSteps(pointer);
  const gone = pointerSteps(removed);
  const depth = gone.length - 1;
  const isSameList = gone.slice(0, depth).every((step, index) => step === steps[index]) && steps.length > depth;
  if (!isSameList || Number(steps[depth]) <= Number(gone[depth])) return pointer;
  return steps.map((one, index) => pointerStep(index === depth ? String(Number(one) - 1) : one)).join('');
}

function written(value: Model, how: Style, choose: Choose, indentation = ''): string {
  if ('scalar' in value) return JSON.stringify(value.scalar);
  const [open, close] = 'list' in value ? ['[', ']'] : ['{', '}'];
  const parts = partsOf(value);
  const isLeaf = parts.every(([, part]) => 'scalar' in part);
  const isFlat = how.sort === 'one-line' || (how.sort === 'flat-leaves' && isLeaf) || parts.length === 0;
  const inner = indentation + how.unit;
  const odd = () => ['', ' ', `${how.lineBreak}${inner}`, '\t', `  ${how.lineBreak}`][choose(5)] ?? '';
  const flatSpace = how.sort === 'one-line' ? '' : ' ';
  const space = (usual: string) => (how.sort === 'odd' ? odd() : usual);
  const before = () => space(isFlat ? flatSpace : how.lineBreak + inner);
  const lines = parts.map(([name, part], index) => {
    const head = 'list' in value ? '' : `${JSON.stringify(name)}${space('')}:${space(flatSpace)}`;
    const comma = index === 0 ? '' : `${space('')},`;
    return comma + before() + head + written(part, how, choose, inner);
  });
  const last = parts.length === 0 ? '' : space(isFlat ? flatSpace : how.lineBreak + indentation);
  return open + lines.join('') + last + close;
}
