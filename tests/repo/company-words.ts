/** What only the company of this repository says of itself: taken from its content, and a few words named here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import type { SiteSettings, Theme } from '../../src/generated/types.ts';

const content = path.join(ROOT, 'site-config');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(content, file), 'utf8'));
const site = read<SiteSettings>('site.json');
const { fonts } = read<Theme>('theme.json');
const facts = read<Record<string, { value?: string }>>('facts.json');

/** Words of its name that any company may have in its own. */
const COMMON = new Set(['services', 'company', 'limited']);
/** Of its country, and in no file that says so by itself. */
const FURTHER = ['Swahili', 'kikoi', 'shilling', 'Naivasha', 'Nanyuki', 'Diani', 'Thika'];

/** Words of four letters and more. */
const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];

const hosts = [site.url, site.email, site.inbox].map((address) => address.replace(/^.*(@|\/\/)/, ''));
const families = [fonts.display.family, fonts.text.family].filter((family) => family !== 'system');
const currencies = Object.values(facts).flatMap(({ value }) => /^\p{L}+(?= \d)/u.exec(value ?? '')?.[0] ?? []);
/** In small letters. */
export const companyWords: ReadonlySet<string> = new Set(
  [
    ...[site.name, site.legalName, site.city].flatMap(wordsOf).filter((word) => !COMMON.has(word.toLowerCase())),
    ...hosts,
    ...families,
    ...FURTHER,
    site.phone,
    site.phoneLink,
    `+${site.phoneNumbers.countryCode}`,
    site.timeZone,
    ...site.address,
  ].map((word) => word.toLowerCase()),
);
/** Too short to be looked for anywhere but alone. */
const alone = new RegExp(`\\b(?:${[site.language, ...new Set(currencies)].join('|')})\\b`);

/** The words, numbers, addresses and fonts of the company that stand in a text. */
export function companyWordsIn(text: string): string[] {
  const low = text.toLowerCase();
  return [...[...companyWords].filter((word) => low.includes(word)), ...(alone.exec(text) ?? [])];
}
