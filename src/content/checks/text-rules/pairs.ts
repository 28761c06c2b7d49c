import { TextFeature, type TextRule } from './text-rule.ts';

/** Closing characters by opening character. */
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '“': '”' };
const OPENING: Record<string, string> = { ')': '(', ']': '[', '”': '“' };

/** Brackets that are not part of a pair: in link targets, and emoticons such as ":-)". */
const OTHERS = /\]\([^)]*\)|[:;]-?[()](?=\s|$)/g;
/** A list marker, such as "a)". */
const NUMBER = /(?:^|\s)\w{1,2}$/;

/**
 * The index of the first unmatched bracket or quotation mark. German closing quotation marks are English opening ones.
 */
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

const signAt =
  (find: (text: string) => number | undefined): TextRule['find'] =>
  (text) => {
    const at = find(text);
    if (at === undefined) return null;
    const one = /[\s\S]/y;
    one.lastIndex = at;
    return one.exec(text);
  };

/** The index of an unmatched straight quotation mark; after a number it means inches. */
function straightAlone(text: string): number | undefined {
  const marks = [...text.matchAll(/(?<!\d)"/g)];
  return marks.length % 2 === 1 ? marks.at(-1)?.index : undefined;
}

const partner = (sign: string) => CLOSING[sign] ?? OPENING[sign] ?? sign;

const unpaired: readonly TextRule[] = [alone, straightAlone].map((find) => ({
  code: 'unpaired-sign',
  find: signAt(find),
  features: TextFeature.quoteOrParenthesis | TextFeature.bracket,
  message: (piece) => `The ${piece} has no matching ${partner(piece)}.`,
  suggestion: (piece) => `Write the ${partner(piece)} where it belongs, or remove the ${piece}.`,
}));

/** Words between curly quotation marks of which one or both are the wrong way round. */
const TURNED = /(?<=^|[\s(])(?:”(?=[\p{L}\p{N}])[^“”]*[^\s“”][“”]|“(?=[\p{L}\p{N}])[^“”]*[^\s“”]“)(?=$|[\s,.;:!?)])/u;

/** Rules for unmatched brackets and quotation marks. */
export const pairs: readonly TextRule[] = [
  {
    code: 'unpaired-sign',
    find: (text) => (text.includes('„') ? null : TURNED.exec(text)),
    features: TextFeature.quoteOrParenthesis,
    message: (piece) => `In ${piece}, a quotation mark is the wrong way round.`,
    put: ([piece]) => `“${piece.slice(1, -1)}”`,
  },
  ...unpaired,
  {
    code: 'straight-quotes',
    find: /(?<=^|[\s(])(?<!\]\(\S+\s)"(?=\S)([^"]*[^"\s])"(?=$|[\s,.;:!?)])/,
    features: TextFeature.quoteOrParenthesis,
    message: () => 'These are straight quotation marks; use “ and ” in texts.',
    put: ([, words = '']) => `“${words}”`,
  },
];
