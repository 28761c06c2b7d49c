/** A placeholder for a mail's parameter. */
const QUOTATION = /\{\{\s*params\.([a-z][a-z0-9_]*)\s*\}\}/g;
const LONGEST_SUBJECT = 200;

/** Fills the placeholders of a text in one pass, so that braces in a visitor's text are never read as placeholders. */
export function fill(text: string, params: Record<string, string>): string {
  return text.replace(QUOTATION, (quotation, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? quotation) : quotation,
  );
}

/** The names of the placeholders in a text. */
export function quotedParams(text: string): string[] {
  return [...text.matchAll(QUOTATION)].map(([, name = '']) => name);
}

/** A text without marks that change the direction in which what stands around them is read. */
export function withoutDirections(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/**
 * A header is one line: what a visitor typed cannot begin another one, nor be read as an encoded word (RFC 2047), nor
 * change the direction in which the line is read.
 */
export function oneLine(text: string): string {
  const plain = withoutDirections(text.replaceAll('=?', '= ?'));
  const line = plain.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…`.toWellFormed() : line;
}
