/** A rule for single texts: what it finds, its message, and the correction. */
export interface TextRule {
  code: string;
  /** If undefined, it is a warning. */
  severity?: 'error';
  /** Finds the wrong part of the text; nearly always a regular expression. */
  find: Pick<RegExp, 'exec'>;
  /** The languages it applies to, by their codes such as en-IE; all if undefined. */
  language?: RegExp;
  /** Features of which every match has at least one; texts without any are skipped. */
  signs?: number;
  /** Whether to report every match rather than only the first: pasted markup has many pieces. */
  findsAll?: boolean;
  message(piece: string): string;
  /** The suggestion; by default, to write `put`. */
  suggestion?(piece: string): string;
  /** The replacement; undefined if nothing certain can take the place of this piece. Such rules have a suggestion. */
  put?(found: RegExpExecArray): string | undefined;
  /** Whether `put` is certainly correct. */
  isSafe?: boolean;
}

/** A piece of a text in quotation marks, shortened. */
export const quoted = (piece: string) => JSON.stringify(piece.length > 60 ? `${piece.slice(0, 57)}…` : piece);

/** A message for markup of another program. */
export const seen = (what: string) => (piece: string) =>
  `${quoted(piece)} is ${what}: visitors would see these characters as they are.`;

/** A message for words that cannot stand side by side. */
export const notEnglish = (piece: string) => `"${piece}" is not English: a word is wrong, missing or too many.`;

/** Rules of the same kind. `common` has the properties they share, which each rule may override. */
export const alike = (
  common: Pick<TextRule, 'code' | 'signs' | 'findsAll'>,
  rules: readonly (Omit<TextRule, 'code'> & { code?: string })[],
): readonly TextRule[] => rules.map((rule) => ({ ...common, ...rule, code: rule.code ?? common.code }));
