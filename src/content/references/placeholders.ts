import { property, textProperty } from '../read/json.ts';
import { replaceTexts } from '../read/replace-texts.ts';
import { spaced } from '../schema/nouns.ts';

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The longest text that stays on one line; a longer one would not fit the narrowest columns. */
const LONGEST = 18;

/** Whether a value is short and has a number, such as '5 business days', so that it should stay on one line. */
export function isShortValue(value: string): boolean {
  return value.length <= LONGEST && /\d/.test(value);
}

/** The names quoted in a text: 'facts.occupancy' for {{facts.occupancy}}, with the placeholder as written. */
export function placeholdersIn(text: string): { name: string; written: string }[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(placeholder)].map((match) => ({ name: match[1] ?? '', written: match[0] }));
}

/** A text with words for what it quotes: {{params.customer_name}} as [customer name]. */
export function placeholdersInWords(text: string): string {
  return text.replace(placeholder, (_, name: string) => `[${spaced(name.slice(name.lastIndexOf('.') + 1))}]`);
}

/** Replaces a quoted name throughout a text. */
export function replacePlaceholders(text: string, name: string, other: string): string {
  return text.replace(placeholder, (written, quoted: string) =>
    quoted === name ? written.replace(name, other) : written,
  );
}

/** What can be quoted. */
export interface PlaceholderSources {
  /** The data of facts.json. */
  facts: unknown;
  /** The data of site.json. */
  site: unknown;
  /** The year of the build. */
  year: number;
  /** The collection entry named in the page's path. */
  entry?: unknown;
  /** Whether unknown placeholders stay as written, as while typing. */
  keepsUnknown?: boolean;
  /** Whether a short value within a longer text stays on one line. */
  keepsTogether?: boolean;
}

/** The text of a placeholder, with its own placeholders not yet filled in; undefined if it does not exist. */
export function placeholderText(name: string, quotable: PlaceholderSources): string | undefined {
  const [source, key, ...rest] = name.split('.');
  if (source === 'entry' && key !== undefined) return textAt(quotable.entry, [key, ...rest]);
  if (key === undefined || rest.length > 0) return undefined;
  if (source === 'facts') return factText(quotable.facts, key);
  if (source === 'site') return textProperty(quotable.site, key);
  if (source === 'build' && key === 'year') return String(quotable.year);
  return undefined;
}

/** The text at a property path, such as seo, title. */
function textAt(value: unknown, steps: string[]): string | undefined {
  const found = steps.reduce((inside, step) => property(inside, step), value);
  return typeof found === 'string' ? found : undefined;
}

function factText(facts: unknown, key: string): string | undefined {
  return textProperty(property(facts, key), 'value');
}

/**
 * A text with its placeholders filled in, including nested ones. {{params.…}} is left for mails.
 * @throws Error for an unknown name or a cycle, which the check reports earlier
 */
export function fillText(text: string, quotable: PlaceholderSources, inside: string[] = []): string {
  if (!text.includes('{{')) return text;
  return text.replace(placeholder, (written, name: string) => {
    if (name.startsWith('params.')) return written;
    const quoted = placeholderText(name, quotable);
    const isUnknown = quoted === undefined || inside.includes(name);
    if (isUnknown && quotable.keepsUnknown) return written;
    if (isUnknown) throw new Error(`${written} cannot be filled in`);
    const filled = fillText(quoted, quotable, [...inside, name]);
    const isPart = written.length < text.length;
    return quotable.keepsTogether && isPart && isShortValue(filled) ? filled.replaceAll(' ', '\u00a0') : filled;
  });
}

/** A text with its placeholders filled in; undefined if one is unknown or cyclic, which is reported elsewhere. */
export function filledText(text: string, quotable: PlaceholderSources): string | undefined {
  try {
    return fillText(text, quotable);
  } catch {
    return undefined;
  }
}

/** Fills the placeholders of every text in a value, in place. */
export function fillPlaceholders(value: unknown, quotable: PlaceholderSources): void {
  if (typeof value === 'object' && value !== null) replaceTexts(value, (text) => fillText(text, quotable));
}
