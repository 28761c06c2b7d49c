import type { Edit } from '../edit/text/edit.ts';
import { pointerStep } from '../read/json.ts';
import type { Issue, IssueFix } from './issues.ts';

/** A fix that changes data. */
function fixOf(title: string, changes: Edit[]): IssueFix {
  return { title, isSafe: true, changes };
}

/** A fix that sets a value. */
export function changeTo(pointer: string, value: unknown): IssueFix {
  return fixOf(`Change to ${shortened(JSON.stringify(value))}`, [{ type: 'set', at: pointer, value }]);
}

/** A fix that renames a property. */
export function renameProperty(pointer: string, name: string): IssueFix {
  return fixOf(`Rename to "${name}"`, [{ type: 'rename', at: pointer, name }]);
}

/** A fix that removes a value. */
export function removeValue(pointer: string, title = 'Remove it'): IssueFix {
  return fixOf(title, [{ type: 'remove', at: pointer }]);
}

/** A fix that moves an item of a list to another place in it; or, as a swap, the item there to this one's place too. */
export function moveItem(list: string, from: number, to: number, title: string, isSwap = false): IssueFix {
  const move = (one: number, other: number): Edit => ({ type: 'move', from: `${list}/${one}`, to: `${list}/${other}` });
  return fixOf(title, isSwap ? [move(from, to), move(to + 1, from)] : [move(from, to)]);
}

/** A fix that adds a property. */
export function addProperty(pointer: string, name: string, value: unknown): IssueFix {
  const title = `Add "${name}": ${shortened(JSON.stringify(value))}`;
  return fixOf(title, [{ type: 'set', at: pointer + pointerStep(name), value }]);
}

/** A fix that replaces part of a text. `whole` is the current text, and `index` the start of the part. */
export function replaceSubstring(
  pointer: string,
  whole: string,
  piece: string,
  replacement: string,
  index = whole.indexOf(piece),
): IssueFix {
  const title =
    replacement === ''
      ? `Remove ${shortened(JSON.stringify(piece))}`
      : `Change to ${shortened(JSON.stringify(replacement))}`;
  return fixOf(title, [
    { type: 'set', at: pointer, value: whole.slice(0, index) + replacement + whole.slice(index + piece.length) },
  ]);
}

/** The same fix, but not safe: a person has to review it. */
export function unsafe(fix: IssueFix): IssueFix {
  return { ...fix, isSafe: false };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The parts of an issue that speak of the same value: where it is, what to do about it, and the fix that does it. */
type Advised = Pick<Issue, 'pointer' | 'suggestion' | 'fix'>;

/** Advice to write another value, and a fix that does. */
export function rightValue(pointer: string, value: unknown, suggestion = writing(value)): Advised {
  return { pointer, suggestion, fix: changeTo(pointer, value) };
}

/** The same for a value that is only likely to be right: a person has to review the fix. */
export function likelyValue(pointer: string, value: unknown, suggestion = writing(value)): Advised {
  return { pointer, suggestion, fix: unsafe(changeTo(pointer, value)) };
}

/** Advice about a value that has no use, and a fix that removes it. */
export function uselessValue(pointer: string, suggestion: string): Advised {
  return { pointer, suggestion, fix: removeValue(pointer) };
}

/** The same for a value that only seems to have no use: a person has to review the fix. */
export function dubiousValue(pointer: string, suggestion: string): Advised {
  return { pointer, suggestion, fix: unsafe(removeValue(pointer)) };
}

/** Advice to replace a piece of a text, which is highlighted, and a fix that does, which a person has to review. */
export function correction(
  pointer: string,
  whole: string,
  piece: string,
  replacement: string,
  suggestion = writing(replacement),
): Advised & Pick<Issue, 'at'> {
  return {
    pointer,
    at: { text: piece },
    suggestion,
    fix: unsafe(replaceSubstring(pointer, whole, piece, replacement)),
  };
}

const writing = (value: unknown) => `Write ${JSON.stringify(value)}.`;
