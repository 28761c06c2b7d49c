/** What rules declare in `features`. */
export { TextFeature } from './text-features.ts';

/** A part of a text that a rule finds wrong. */
export interface TextPart {
  index: number;
  text: string;
  /** The correction; undefined if it is not known. */
  replacement: string | undefined;
}

/** A rule for single texts: what it finds, its message, and the correction. */
export interface TextRule {
  code: string;
  /** If undefined, it is a warning. */
  severity?: 'error';
  /** Finds the wrong part of a text: a pattern, or a function for what a pattern cannot find, or only slowly. */
  find: RegExp | ((text: string) => RegExpExecArray | TextPart | null | undefined);
  /** The languages it applies to, by their codes such as en-IE; all if undefined. */
  language?: RegExp;
  /** Features of which every match has at least one; texts without any are skipped. */
  features?: number;
  /** Whether to report every match rather than only the first: pasted markup has many pieces. */
  findsAll?: boolean;
  message(piece: string): string;
  /** The suggestion; by default, to write the replacement. */
  suggestion?(piece: string): string;
  /**
   * The replacement for a match, if `find` does not return it itself; undefined if nothing certain can replace this
   * piece. Such rules have a suggestion.
   */
  put?(found: RegExpExecArray): string | undefined;
  /** Whether the replacement is certainly correct. */
  isSafe?: boolean;
  /** Whether it finds lists or headings, which should not be in a text with other words. */
  isBlock?: boolean;
}

/** The first part of a text that a rule finds. */
export function firstPart(rule: TextRule, text: string): TextPart | undefined {
  const found = typeof rule.find === 'function' ? rule.find(text) : rule.find.exec(text);
  return found ? partOf(rule, found) : undefined;
}

/** The parts of a text that a rule reports. */
export function partsIn(rule: TextRule, text: string): TextPart[] {
  const { find, findsAll } = rule;
  const first = firstPart(rule, text);
  if (!first) return [];
  if (!findsAll || typeof find === 'function') return [first];
  return [...text.matchAll(new RegExp(find, `${find.flags}g`))].map((match) => partOf(rule, match));
}

const partOf = (rule: TextRule, found: RegExpExecArray | TextPart): TextPart =>
  'text' in found ? found : { index: found.index, text: found[0], replacement: rule.put?.(found) };

/** A piece of a text in quotation marks, shortened. */
export const quotePiece = (piece: string) => JSON.stringify(piece.length > 60 ? `${piece.slice(0, 57)}…` : piece);

/** A message for markup of another program. */
export const foreignMarkupMessage = (what: string) => (piece: string) =>
  `${quotePiece(piece)} is ${what}: visitors would see these characters as they are.`;

/** A message for words that cannot follow each other. */
export const notEnglishMessage = (piece: string) => `"${piece}" is not English: a word is wrong, missing or too many.`;

/** Rules of the same kind. `common` has the properties they share, which each rule may override. */
export const withDefaults = (
  common: Pick<TextRule, 'code' | 'features' | 'findsAll' | 'language' | 'severity' | 'suggestion'>,
  rules: readonly (Omit<TextRule, 'code'> & { code?: string })[],
): readonly TextRule[] => rules.map((rule) => ({ ...common, ...rule, code: rule.code ?? common.code }));
