import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outlineFont } from '../../src/build/style/fonts.ts';
import type { Messages, Theme } from '../../src/generated/types.ts';
import { ROOT } from '../lib/root.ts';
import { icon, readOutlines, wordmark } from './draw-logo.ts';

/** What a new site is called and where its company is. */
export interface NewSite {
  /** The folder that its content goes into: absolute. */
  folder: string;
  /** The company's name, as visitors read it. */
  name: string;
  /** The host of its public address, such as www.acme.example. */
  domain: string;
  /** Two capital letters, such as PT. */
  country: string;
  /** The code that phone numbers of the country begin with, digits only. */
  callingCode: string;
  city: string;
  /** By its name in the IANA list. */
  timeZone: string;
}

/** The folder or its name cannot be used as it was given. */
export class NewSiteError extends Error {}

/** The invented firm whose site every new one begins as. */
export const SAMPLE = path.join(ROOT, 'tests/fixture-site');

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Where the country is, in words: "Porto, Portugal". */
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
    address: ['1 Sample Street', cityLine(site)],
    city: cityLine(site),
    country,
  };
}

/** The logos and the icon, in the colours of the theme. */
async function drawLogos(folder: string, name: string): Promise<void> {
  const theme: Theme = read(path.join(folder, 'theme.json'));
  const brand = path.join(folder, 'brand');
  const font = await readOutlines(await outlineFont(brand, path.join(ROOT, '.cache'), theme));
  // By name, so that they follow the theme when its colours change.
  const colour = (tone: keyof Theme['tones'], role: 'text' | 'accent' | 'link' | 'surface') => {
    const called = theme.tones[tone][role];
    return `var(--${called}, ${theme.palette[called] ?? ''})`;
  };
  const draw = (file: string, svg: string) => writeFileSync(path.join(brand, file), svg);
  draw('logo-on-light.svg', wordmark(name, font, { words: colour('paper', 'text'), mark: colour('paper', 'link') }));
  draw('logo-on-dark.svg', wordmark(name, font, { words: colour('ink', 'text'), mark: colour('ink', 'accent') }));
  draw('favicon.svg', icon(name, font, { words: colour('ink', 'accent'), mark: colour('ink', 'surface') }));
}

/** Lets editors find the schemas from wherever the folder lies. */
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

/**
 * Writes the content of a new site. Never overwrites anything.
 * @throws NewSiteError when the folder holds something
 */
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
