import { isVisible } from '../../../references/visible-texts.ts';
import { replacePiece, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { SLIPS } from '../../slips/all.ts';
import type { Slip } from '../../slips/slip.ts';
import { Sign } from '../../slips/text-signs.ts';

/** Texts hold no signs of other programs, no leftovers and no slips of the keyboard. */
export const check: Check = {
  codes: Object.fromEntries(SLIPS.map(({ code, severity }) => [code, severity])),
  start: (_content, report) => ({
    text: (text, pointerOf, document, signs) => {
      let pointer: string | undefined;
      let told: { code: string; start: number; end: number }[] | undefined;
      for (let at = 0; at < SLIPS.length; at++) {
        if (((WANTED[at] ?? 0) & signs) === 0) continue;
        const slip = SLIPS[at];
        const found = slip?.find.exec(text);
        if (!slip || !found || told?.some((other) => isTold(slip.code, found, other))) continue;
        pointer ??= pointerOf();
        if (!isVisible(text, pointer, document)) return;
        const piece = found[0];
        told = [...(told ?? []), { code: slip.code, start: found.index, end: found.index + piece.length }];
        const put = slip.put?.(found);
        report({
          path: document.file.path,
          pointer,
          at: { text: piece, index: found.index },
          code: slip.code,
          message: slip.message(piece),
          suggestion: suggestionFor(slip, piece, put),
          ...(put !== undefined && { fix: fixFor(slip, pointer, text, found, put) }),
        });
      }
    },
  }),
};

/** Whether something was said already of a slip, or of what it is a part of. */
function isTold(
  code: string,
  { 0: piece, index }: RegExpExecArray,
  told: { code: string; start: number; end: number },
) {
  return told.code === code || (index < told.end && told.start < index + piece.length);
}

/** The signs of each slip: numbers beside each other, since this is asked for each slip and each of very many texts. */
const WANTED = Int32Array.from(SLIPS, ({ signs }) => signs ?? Sign.any);

function suggestionFor({ suggestion }: Slip, piece: string, put: string | undefined): string {
  if (suggestion !== undefined) return suggestion(piece);
  return put === '' ? 'Take it out.' : `Write ${JSON.stringify(put)}.`;
}

function fixFor({ isSafe }: Slip, pointer: string, text: string, { 0: piece, index }: RegExpExecArray, put: string) {
  const fix = replacePiece(pointer, text, piece, put, index);
  return isSafe ? fix : unsure(fix);
}
