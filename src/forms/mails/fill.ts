/** A placeholder for a mail's parameter. */
const QUOTATION = /\{\{\s*params\.([a-z][a-z0-9_]*)\s*\}\}/g;
const MAX_SUBJECT_LENGTH = 200;

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

/** Removes characters that change the direction of the text around them. */
export function withoutDirections(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/**
 * Makes a text safe for a header: what a visitor typed can neither begin another header, nor be read as an encoded word
 * (RFC 2047), nor change the direction of the line.
 */
export function oneLine(text: string): string {
  const plain = withoutDirections(text.replaceAll('=?', '= ?'));
  const line = plain.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH - 1)}…`.toWellFormed() : line;
}
