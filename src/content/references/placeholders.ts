import { property, textProperty } from '../read/json.ts';
import { replaceTexts } from '../read/replace-texts.ts';
import { separateWords } from '../schema/nouns.ts';

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Maximum characters of a text that stays on one line. In the narrowest columns, a longer one would not fit. */
const MAX_LENGTH = 18;

/** Whether a value is to stay on one line, because it is short and has a number, such as '5 business days'. */
export function isShortValue(value: string): boolean {
  return value.length <= MAX_LENGTH && /\d/.test(value);
}

/** The placeholders in a text, with the name and the text of each: 'facts.occupancy' and '{{facts.occupancy}}'. */
export function placeholdersIn(text: string): { name: string; written: string }[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(placeholder)].map((match) => ({ name: match[1] ?? '', written: match[0] }));
}

/** A text with its placeholders in words: [customer name] for {{params.customer_name}}. */
export function placeholdersInWords(text: string): string {
  return text.replace(placeholder, (_, name: string) => `[${separateWords(name.slice(name.lastIndexOf('.') + 1))}]`);
}

/** Replaces a placeholder's name throughout a text. */
export function replacePlaceholders(text: string, name: string, other: string): string {
  return text.replace(placeholder, (written, quoted: string) =>
    quoted === name ? written.replace(name, other) : written,
  );
}

/** What placeholders can stand for. */
export interface PlaceholderSources {
  /** The data of facts.json. */
  facts: unknown;
  /** The data of site.json. */
  site: unknown;
  /** The year of the build. */
  year: number;
  /** The collection entry that the page's path names. */
  entry?: unknown;
  /** Whether unknown placeholders stay as written, as they should while someone is editing. */
  keepsUnknown?: boolean;
  /** Whether a short value in a longer text is kept on one line. */
  keepsTogether?: boolean;
}

/** The text for a placeholder, in which other placeholders are not filled in yet; undefined if there is none. */
export function placeholderText(name: string, placeholderSources: PlaceholderSources): string | undefined {
  const [source, key, ...rest] = name.split('.');
  if (source === 'entry' && key !== undefined) return textAt(placeholderSources.entry, [key, ...rest]);
  if (key === undefined || rest.length > 0) return undefined;
  if (source === 'facts') return factText(placeholderSources.facts, key);
  if (source === 'site') return textProperty(placeholderSources.site, key);
  if (source === 'build' && key === 'year') return String(placeholderSources.year);
  return undefined;
}

/** The text at a path of properties, such as seo, title. */
function textAt(value: unknown, steps: string[]): string | undefined {
  const found = steps.reduce((inside, step) => property(inside, step), value);
  return typeof found === 'string' ? found : undefined;
}

function factText(facts: unknown, key: string): string | undefined {
  return textProperty(property(facts, key), 'value');
}

/**
 * A text with its placeholders filled in, including those in inserted texts. {{params.…}} stays, since it is filled in
 * when a mail is sent.
 * @throws Error for an unknown name or a circular one; the check reports it earlier
 */
export function fillText(text: string, placeholderSources: PlaceholderSources, inside: string[] = []): string {
  if (!text.includes('{{')) return text;
  return text.replace(placeholder, (written, name: string) => {
    if (name.startsWith('params.')) return written;
    const quoted = placeholderText(name, placeholderSources);
    const isUnknown = quoted === undefined || inside.includes(name);
    if (isUnknown && placeholderSources.keepsUnknown) return written;
    if (isUnknown) throw new Error(`${written} cannot be filled in`);
    const filled = fillText(quoted, placeholderSources, [...inside, name]);
    const isPart = written.length < text.length;
    return placeholderSources.keepsTogether && isPart && isShortValue(filled)
      ? filled.replaceAll(' ', '\u00a0')
      : filled;
  });
}

/** A text with its placeholders filled in; undefined if one is unknown or circular, which is reported elsewhere. */
export function filledText(text: string, placeholderSources: PlaceholderSources): string | undefined {
  try {
    return fillText(text, placeholderSources);
  } catch {
    return undefined;
  }
}

/** Fills the placeholders of every text in a value, in place. */
export function fillPlaceholders(value: unknown, placeholderSources: PlaceholderSources): void {
  if (typeof value === 'object' && value !== null) replaceTexts(value, (text) => fillText(text, placeholderSources));
}
