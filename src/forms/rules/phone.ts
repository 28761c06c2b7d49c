/** Spaces of every kind, hyphens (the typographic ones too) and parentheses: what people write between digits. */
const SEPARATORS = /[\s()‐‑‒–-]/g;
const FINAL_FORM = /^\+254[1-9]\d{8}$/;

function withCountryCode(digits: string): string {
  if (digits.startsWith('+254')) return digits;
  if (digits.startsWith('254')) return `+${digits}`;
  if (digits.startsWith('0')) return `+254${digits.slice(1)}`;
  if (/^[17]\d{8}$/.test(digits)) return `+254${digits}`;
  return '';
}

/**
 * Writes a Kenyan phone number as +254 and nine digits (specification 5.2).
 * Takes any spelling a visitor may type; gives null when it is no Kenyan number.
 */
export function normalisePhone(text: string): string | null {
  const number = withCountryCode(text.replace(SEPARATORS, ''));
  return FINAL_FORM.test(number) ? number : null;
}
