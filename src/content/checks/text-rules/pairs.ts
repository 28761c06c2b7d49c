import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** What closes a sign. */
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '“': '”' };
const OPENING: Record<string, string> = { ')': '(', ']': '[', '”': '“' };

/** What is no sign of a pair: addresses of links, and faces such as ":-)". */
const OTHERS = /\]\([^)]*\)|[:;]-?[()](?=\s|$)/g;
/** The number of a point, such as "a)". */
const NUMBER = /(?:^|\s)\w{1,2}$/;

/** The first bracket or quotation mark that stands alone; German quotation marks close with what opens English ones. */
function alone(text: string): number | undefined {
  const bare = text.replace(OTHERS, (part) => part.replace(/[^\]]/g, ' '));
  const isEnglish = !bare.includes('„');
  const open: { sign: string; at: number }[] = [];
  for (let at = 0; at < bare.length; at++) {
    const sign = bare.charAt(at);
    if (!isEnglish && (sign === '“' || sign === '”')) continue;
    if (CLOSING[sign] !== undefined) open.push({ sign, at });
    else if (sign === ')' && open.length === 0 && NUMBER.test(bare.slice(0, at))) continue;
    else if (OPENING[sign] !== undefined && open.pop()?.sign !== OPENING[sign]) return at;
  }
  return open[0]?.at;
}

const signAt = (find: (text: string) => number | undefined): TextRule['find'] => ({
  exec: (text) => {
    const at = find(text);
    if (at === undefined) return null;
    const one = /[\s\S]/y;
    one.lastIndex = at;
    return one.exec(text);
  },
});

/** A straight quotation mark without another; behind a figure it stands for inches. */
function straightAlone(text: string): number | undefined {
  const marks = [...text.matchAll(/(?<!\d)"/g)];
  return marks.length % 2 === 1 ? marks.at(-1)?.index : undefined;
}

const partner = (sign: string) => CLOSING[sign] ?? OPENING[sign] ?? sign;

const unpaired: readonly TextRule[] = [alone, straightAlone].map((find) => ({
  code: 'unpaired-sign',
  severity: 'warning',
  find: signAt(find),
  signs: Sign.paired | Sign.bracket,
  message: (piece) => `The ${piece} has no matching ${partner(piece)}.`,
  suggestion: (piece) => `Write the ${partner(piece)} where it belongs, or remove the ${piece}.`,
}));

/** Brackets and quotation marks that come in pairs. */
export const pairs: readonly TextRule[] = [
  ...unpaired,
  {
    code: 'straight-quotes',
    severity: 'warning',
    find: /(?<=^|[\s(])(?<!\]\(\S+\s)"(?=\S)([^"]*[^"\s])"(?=$|[\s,.;:!?)])/,
    signs: Sign.paired,
    message: () => 'These are straight quotation marks; use “ and ” in texts.',
    put: ([, words = '']) => `“${words}”`,
  },
];
