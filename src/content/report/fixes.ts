import type { Edit } from '../edit/text/edit.ts';
import { pointerStep } from '../read/json.ts';
import type { IssueFix } from './issues.ts';

/** A fix that changes data. */
function fixOf(title: string, changes: Edit[]): IssueFix {
  return { title, isSafe: true, changes };
}

/** Another value at a place. */
export function changeTo(pointer: string, value: unknown): IssueFix {
  return fixOf(`Change to ${shortened(JSON.stringify(value))}`, [{ type: 'set', at: pointer, value }]);
}

/** Another name for the property at a place. */
export function renameTo(pointer: string, name: string): IssueFix {
  return fixOf(`Rename to "${name}"`, [{ type: 'rename', at: pointer, name }]);
}

/** Without the value at a place. */
export function takeOut(pointer: string, title = 'Remove it'): IssueFix {
  return fixOf(title, [{ type: 'remove', at: pointer }]);
}

/** A property that an object lacks. */
export function add(pointer: string, name: string, value: unknown): IssueFix {
  const title = `Add "${name}": ${shortened(JSON.stringify(value))}`;
  return fixOf(title, [{ type: 'set', at: pointer + pointerStep(name), value }]);
}

/** Another piece in the text at a place; `whole` is the text as it is now, and `index` where the piece begins in it. */
export function replacePiece(
  pointer: string,
  whole: string,
  piece: string,
  put: string,
  index = whole.indexOf(piece),
): IssueFix {
  const title =
    put === '' ? `Remove ${shortened(JSON.stringify(piece))}` : `Change to ${shortened(JSON.stringify(put))}`;
  return fixOf(title, [
    { type: 'set', at: pointer, value: whole.slice(0, index) + put + whole.slice(index + piece.length) },
  ]);
}

/** The same fix, marked as one to look at before it is applied. */
export function unsure(fix: IssueFix): IssueFix {
  return { ...fix, isSafe: false };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
