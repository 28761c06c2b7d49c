import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOutlines } from '../../src/build/media/outline.ts';
import { outlineFont } from '../../src/build/style/fonts.ts';
import type { Messages, Theme } from '../../src/generated/types.ts';
import { ROOT } from '../lib/root.ts';
import { icon, wordmark } from './draw-logo.ts';

/** Data of a new site and its company. */
export interface NewSite {
  /** The absolute path of its content folder. */
  folder: string;
  /** The company's name, as visitors read it. */
  name: string;
  /** The host name of its public URL, such as www.acme.example. */
  domain: string;
  /** An ISO 3166 country code, such as PT. */
  country: string;
  /** The country's calling code, digits only. */
  callingCode: string;
  city: string;
  /** An IANA time zone. */
  timeZone: string;
}

/** The folder or the company's name cannot be used. */
export class NewSiteError extends Error {}

/** The fictitious company's site from which every new one is created. */
export const SAMPLE = path.join(ROOT, 'tests/fixture-site');

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The location of the company: "Porto, Portugal". */
function cityLine({ city, country }: NewSite): string {
  return `${city}, ${new Intl.DisplayNames(['en'], { type: 'region' }).of(country)}`;
}

/** The company's part of site.json. Phone numbers of any usual length are accepted until the rule is filled in. */
function settings(site: NewSite) {
  const { name, domain, country, callingCode, timeZone } = site;
  const host = domain.replace(/^www\./, '');
  return {
    name,
    legalName: name,
    url: `https://${domain}`,
    language: `en-${country}`,
    titleTemplate: `%s | ${name}`,
    email: `hello@${host}`,
    inbox: `inbox@${host}`,
    phone: `+${callingCode} 100 000 000`,
    phoneLink: `+${callingCode}100000000`,
    phoneNumbers: { countryCode: callingCode, trunkPrefix: '0', lengths: [7, 8, 9, 10, 11], firstDigits: '' },
    timeZone,
    address: ['1 Example Road', cityLine(site)],
    city: cityLine(site),
    country,
  };
}

/** Draws the logos and the favicon in the theme's colours. */
async function drawLogos(folder: string, name: string): Promise<void> {
  const theme: Theme = read(path.join(folder, 'theme.json'));
  const brand = path.join(folder, 'brand');
  const font = await readOutlines(await outlineFont(brand, path.join(ROOT, '.cache'), theme));
  // By variable name, so that they follow when the theme's colours change.
  const colour = (tone: keyof Theme['tones'], role: 'text' | 'accent' | 'link' | 'surface') => {
    const called = theme.tones[tone][role];
    return `var(--${called}, ${theme.palette[called] ?? ''})`;
  };
  const draw = (file: string, svg: string) => writeFileSync(path.join(brand, file), svg);
  draw('logo-on-light.svg', wordmark(name, font, { words: colour('paper', 'text'), mark: colour('paper', 'link') }));
  draw('logo-on-dark.svg', wordmark(name, font, { words: colour('ink', 'text'), mark: colour('ink', 'accent') }));
  draw('favicon.svg', icon(name, font, { words: colour('ink', 'accent'), mark: colour('ink', 'surface') }));
}

/** Adjusts the `$schema` paths, so that editors find the schemas wherever the folder is. */
function pointAtSchemas(folder: string): void {
  const schemas = path.join(ROOT, 'src/generated/schemas');
  for (const name of globSync('**/*.json', { cwd: folder })) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const to = path.relative(path.dirname(file), schemas).replaceAll(path.sep, '/');
    writeFileSync(
      file,
      text.replace(/"\$schema": "[^"]*?\/src\/generated\/schemas/, () => `"$schema": "${to}`),
    );
  }
}

/** Writes the content of a new site. Never overwrites anything. @throws NewSiteError if the folder is not empty */
export async function createSite(site: NewSite): Promise<void> {
  const { folder, name } = site;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new NewSiteError(`${folder} is not empty. Choose a folder that does not exist yet.`);
  cpSync(SAMPLE, folder, { recursive: true });
  pointAtSchemas(folder);
  const own = settings(site);
  const settingsFile = path.join(folder, 'site.json');
  const sample: object = read(settingsFile);
  write(settingsFile, { ...sample, ...own });
  const messagesFile = path.join(folder, 'messages.json');
  const messages: Messages = read(messagesFile);
  write(messagesFile, { ...messages, words: { ...messages.words, dateLocale: own.language } });
  await drawLogos(folder, name);
}
