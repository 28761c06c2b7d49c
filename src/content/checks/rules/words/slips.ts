import { isVisible } from '../../../references/visible-texts.ts';
import { replacePiece, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { SLIPS, type Slip } from '../../slips.ts';

/** Texts hold no signs of other programs, no leftovers and no slips of the keyboard. */
export const check: Check = {
  codes: Object.fromEntries(SLIPS.map(({ code, severity }) => [code, severity])),
  start: (_content, report) => ({
    text: (text, pointerOf, document) => {
      const isPlain = PLAIN.test(text);
      let pointer: string | undefined;
      const told = new Set<string>();
      for (const slip of isPlain ? PLAIN_SLIPS : SLIPS) {
        if (slip.sign !== undefined && !text.includes(slip.sign)) continue;
        const found = slip.find.exec(text);
        if (!found || told.has(slip.code)) continue;
        pointer ??= pointerOf();
        if (!isVisible(text, pointer, document)) return;
        told.add(slip.code);
        const piece = found[0];
        const put = slip.put?.(found);
        report({
          path: document.file.path,
          pointer,
          at: { text: piece },
          code: slip.code,
          message: slip.message(piece),
          suggestion: suggestionFor(slip, piece, put),
          ...(put !== undefined && { fix: fixFor(slip, pointer, text, piece, put) }),
        });
      }
    },
  }),
};

/** Letters, figures and punctuation of the keyboard alone: nearly all texts, and very many are looked through. */
const PLAIN = /^[\w ,.;:!?'"()/%+-]*$/;
const PLAIN_SLIPS = SLIPS.filter(({ sign, isBeyondAscii }) => sign === undefined && !isBeyondAscii);

function suggestionFor({ suggestion }: Slip, piece: string, put: string | undefined): string {
  if (suggestion !== undefined) return suggestion(piece);
  return put === '' ? 'Take it out.' : `Write ${JSON.stringify(put)}.`;
}

function fixFor({ isSafe }: Slip, pointer: string, text: string, piece: string, put: string) {
  const fix = replacePiece(pointer, text, piece, put);
  return isSafe ? fix : unsure(fix);
}
