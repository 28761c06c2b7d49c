import { nearest } from '../../references/suggestions.ts';
import { asTyped } from '../../syntax/look-alikes.ts';

declare global {
  namespace Intl {
    // This is part of the standard, but not of TypeScript's library.
    interface Locale {
      getTimeZones(): string[] | undefined;
    }
  }
}

/** Finds the right form of a text that does not match its pattern, by trying other ways to write it. */
export function correctToPattern(text: string, pattern: string): string | undefined {
  if (text.includes('{')) return rightName(text, pattern);
  const shape = new RegExp(pattern, 'u');
  const typed = asTyped(text.normalize('NFKC')).replace(/^['‘’`]/, '');
  const isForPaths = pattern.startsWith('^/');
  return [...candidates(typed, isForPaths), ...candidates(text, isForPaths)].find(
    (candidate) => candidate !== text && shape.test(candidate),
  );
}

/** A text whose name in brackets is replaced by the one that the pattern allows: article-{entry} for article-{slug}. */
function rightName(text: string, pattern: string): string | undefined {
  const [, allowed] = /\\\{(\w+)\\\}/.exec(pattern) ?? [];
  const right = allowed === undefined ? text : text.replace(/\{\w*\}/g, `{${allowed}}`);
  return right !== text && new RegExp(pattern, 'u').test(right) ? right : undefined;
}

function candidates(text: string, isForPaths: boolean): string[] {
  const bare = text.trim();
  const plain = bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = (part: string) => part.replace(/[^a-z0-9{}]+/g, '-').replace(/^-+|-+$/g, '');
  const words = slug(plain);
  const path = pathOf(plain)
    .split('/')
    .map(slug)
    .filter((part) => part !== '')
    .join('/');
  const hex = /^#*(?:0x)?(?:([0-9a-f]{6})(?:[0-9a-f]{2})?|([0-9a-f]{3})[0-9a-f]?)$/i
    .exec(bare.replaceAll('O', '0').replace(/[lI]/g, '1'))
    ?.slice(1)
    .find(Boolean);
  const long = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [
    bare,
    ...parametersOf(bare),
    bare.replace(/%\s+s\b/i, '%s'),
    bare.charAt(0).toLowerCase() + bare.slice(1),
    bare.toLowerCase(),
    bare.replace(/\.(?:png|jpe?g|gif|webp|avif|pdf|ai|eps)$/i, '.svg'),
    ...addressesOf(bare),
    ...(path === '' || !isForPaths ? [] : [`/${path}`]),
    ...(/[\s_-]/.test(words)
      ? [words, words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())]
      : []),
    bare.replace(/[\s()-]/g, ''),
    bare.replace(/^(?:tel|mailto):/i, '').replace(/[\s()-]/g, ''),
    bare.replace(/^[#+/.]+/, ''),
    bare.replace(/^00/, '+').replace(/[\s()-]/g, ''),
    bare.replace(
      /^([a-z]{2})-([a-z]{2})$/i,
      (_, one: string, two: string) => `${one.toLowerCase()}-${two.toUpperCase()}`,
    ),
    ...(long === undefined ? [] : [`#${long.toLowerCase()}`]),
    ...colourOf(bare),
    ...(/^\d+(?:\.\d+)?$/.test(bare) ? [`${bare}px`] : []),
    bare.replace(/\s+/g, ''),
    words.replaceAll('-', '_'),
    bare.replaceAll('_', '-'),
    bare.replace(/\/+$/, ''),
    ...(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+/i.test(bare) ? [`https://${bare}`] : []),
    ...codesOf(bare),
    ...pairsOf(bare),
    ...(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(bare) ? [bare.toUpperCase()] : []),
    ...(/^[A-Za-z]+(?:-[A-Za-z]+)*-?$/.test(bare) ? [`${bare.replace(/-$/, '').toUpperCase()}-`] : []),
    words,
    ...(bare.startsWith('/') ? [`{{site.url}}${bare}`] : []),
    ...(bare.length < 4 ? [bare.toUpperCase()] : []),
  ];
}

/** A path with parameters in the notation of other programs: /blog/:name, /blog/[name], /blog/<name>. */
function parametersOf(path: string): string[] {
  const written = /(?<=\/)(?::(\w+)|\[(?:\.{3})?(\w+)\]|<(?:\w+:)?(\w+)>)(?=\/|$)/g;
  const right = path.replace(written, (_, ...names: string[]) => `{${names.slice(0, 3).find(Boolean) ?? ''}}`);
  return right === path ? [] : [right];
}

/** The path in a URL, without file extension. */
const pathOf = (text: string) =>
  text
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\.(?:html?|php)$/, '');

/** Corrected forms of a URL or email address that was mistyped, or copied with other text around it. */
function addressesOf(text: string): string[] {
  const source = /\bsrc=["']([^"']+)["']/.exec(text)?.[1];
  const mail = text
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/\s*(?:@+|\((?:at|AT)\)|\[at\])\s*|(?<=^\S+) at (?=[\w-]+(?:\.[\w-]+)+$)/g, '@')
    .replace(/(?<=@[^,]*),(?=\w)/, '.')
    .replace(/[.,;]+$/, '');
  const web = URL.canParse(text) ? [new URL(text).origin] : [];
  return [
    ...(source === undefined ? [] : [source]),
    ...(mail.includes('@') ? [mail, mail.replace(/\s+/g, '')] : []),
    ...web,
  ];
}

/** The colours that people call by their names. */
const COLOURS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  grey: '#808080',
  gray: '#808080',
};

/** rgb(208, 200, 42), or the name of a colour, as six hexadecimal digits. */
function colourOf(text: string): string[] {
  const named = COLOURS[text.toLowerCase()];
  if (named !== undefined) return [named];
  const parts = /^rgba?\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})/.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255)) return [];
  return [`#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`];
}

/** Pairs of numbers, with a comma after each: "50 0 100 100", and "polygon(50% 0, 100% 100%)", is "50 0, 100 100". */
function pairsOf(written: string): string[] {
  const text = written.replace(/^polygon\(|\)$|%/g, '');
  const pairs = /^[\d\s,]+$/.test(text) ? text.match(/\d+[\s,]+\d+/g) : null;
  return pairs ? [pairs.map((pair) => pair.replace(/[\s,]+/, ' ')).join(', ')] : [];
}

/** The codes of a country or a language that was written by its name. */
function codesOf(text: string): string[] {
  if (!/^\p{L}[\p{L} ]{3,}$/u.test(text)) return [];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const pairs = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  return [
    ...pairs.filter((pair) => nameOf('language', pair) === text.toLowerCase()),
    ...pairs.map((pair) => pair.toUpperCase()).filter((pair) => nameOf('region', pair) === text.toLowerCase()),
  ];
}

function nameOf(type: 'language' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code)?.toLowerCase();
}

/**
 * The time zone for a city, a misspelt name or an abbreviation.
 * @param country the country whose time zone an abbreviation is likely to mean
 */
export function correctTimeZone(text: string, country?: string): string | undefined {
  const bare = (zone: string) => zone.toLowerCase().replace(/[^a-z]/g, '');
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    zones.find((zone) => bare(zone) === bare(text)) ??
    zones.find((zone) => bare(zone.split('/').at(-1) ?? '') === bare(text)) ??
    (/^[A-Z]{3,4}$|^(?:UTC|GMT)?\s?[+-]\d{1,2}(?::?\d{2})?$/.test(text.trim()) ? zoneOf(country) : undefined) ??
    nearest(text, zones)
  );
}

/** The time zone of a country, if it has only one. */
function zoneOf(country: string | undefined): string | undefined {
  const [zone, another] = timeZonesOf(country ?? '');
  return another === undefined ? zone : undefined;
}

/** The time zones of a country, by its code. */
export function timeZonesOf(country: string): string[] {
  return /^[A-Z]{2}$/.test(country) ? (new Intl.Locale('und', { region: country }).getTimeZones() ?? []) : [];
}
