/** Terms that are specific to this repository's company: from its content, and a few listed here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import type { SiteSettings, Theme } from '../../src/generated/types.ts';

const content = path.join(ROOT, 'site-config');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(content, file), 'utf8'));
const site = read<SiteSettings>('site.json');
const { fonts } = read<Theme>('theme.json');
const facts = read<Record<string, { value?: string }>>('facts.json');

/** Words of its name that any company's name may contain. */
const COMMON = new Set(['services', 'company', 'limited']);
/** Terms about its country that no content file lists. */
const FURTHER = ['kikoi', 'shilling', 'Naivasha', 'Nanyuki', 'Diani', 'Thika'];

/** Words of at least four letters. */
const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];

const hosts = [site.url, site.email, site.inbox].map((address) => address.replace(/^.*(@|\/\/)/, ''));
const families = [fonts.display.family, fonts.text.family].filter((family) => family !== 'system');
const currencies = Object.values(facts).flatMap(({ value }) => /^\p{L}+(?= \d)/u.exec(value ?? '')?.[0] ?? []);
/** In lower case. */
export const companyTerms: ReadonlySet<string> = new Set(
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
/** Terms that are so short that they only count as whole words. */
const alone = new RegExp(`\\b(?:${[site.language, ...new Set(currencies)].join('|')})\\b`);

/** The company's terms, numbers, addresses and fonts in a text. */
export function companyTermsIn(text: string): string[] {
  const low = text.toLowerCase();
  return [...[...companyTerms].filter((word) => low.includes(word)), ...(alone.exec(text) ?? [])];
}
