import { isPrivateHost } from '../../../../contracts/network-address.ts';
import { isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { isNearly } from '../../../references/nearest.ts';
import { changeTo, takeOut, unsure } from '../../../report/fixes.ts';
import type { FileIssue, Issues } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Check } from '../../check.ts';

/** Checks that the site's settings are plausible. */
export const check: Check = {
  codes: {
    ...asErrors('site-address bad-locale'),
    ...asWarnings('odd-size repeated-fact social-twice social-elsewhere city-differs name-in-template unseen-mark'),
  },
  start: () => ({
    *document({ file, data }) {
      yield RULES[file.kind.name]?.(data);
    },
  }),
};

const RULES: Record<string, (data: unknown) => Issues<FileIssue>> = {
  site: (data) => [
    addressIssues(data),
    socialIssues(data),
    networkIssues(data),
    cityIssues(data),
    templateIssues(data),
  ],
  messages: localeIssues,
  theme: (data) => [sizeIssues(data), markIssues(data)],
  facts: factIssues,
};

function addressIssues(data: unknown): Issues<FileIssue> {
  const url = textProperty(data, 'url');
  if (url === undefined || !/^https?:\/\/./.test(url)) return undefined;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const isName = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) && !isPrivateHost(host);
  if (isName && url.startsWith('https:')) return undefined;
  const right = url.replace(/^http:/, 'https:');
  const bare = url.replace(/\s+/g, '');
  if (bare !== url && URL.canParse(bare))
    return {
      code: 'site-address',
      pointer: '/url',
      message: 'There is a space in the address of the site.',
      suggestion: `Write "${bare}".`,
      fix: changeTo('/url', bare),
    };
  return {
    code: 'site-address',
    pointer: '/url',
    message: isName
      ? `${url} is not https, so search engines and shared links would use the wrong address.`
      : `${url} is not an address visitors can open, but search engines, mails and shared links would use it.`,
    suggestion: isName ? `Write "${right}".` : 'Write the public address, such as "https://www.company.example".',
    ...(isName && { fix: changeTo('/url', right) }),
  };
}

function socialIssues(data: unknown): Issues<FileIssue> {
  const entries = listProperty(data, 'social');
  return ['label', 'link'].map((name) => {
    const values = entries.map((entry) => textProperty(entry, name)?.trim().toLowerCase());
    return values.map((value, index) =>
      value === undefined || value === '' || value === '#' || values.indexOf(value) === index
        ? undefined
        : {
            code: 'social-twice',
            pointer: `/social/${index}/${name}`,
            message: `"${textProperty(entries[index], name)}" is listed twice among the social pages.`,
            suggestion: 'Remove one of them, or correct it.',
            fix: unsure(takeOut(`/social/${index}`)),
          },
    );
  });
}

/** Social networks, and the hosts of their URLs. */
const NETWORKS: Record<string, RegExp> = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me))$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  tiktok: /(?:^|\.)tiktok\.com$/,
  twitter: /(?:^|\.)(?:twitter|x)\.com$/,
  whatsapp: /(?:^|\.)(?:wa\.me|whatsapp\.com)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

/** Reports labels that name a different network than their link. */
function networkIssues(data: unknown): Issues<FileIssue> {
  return listProperty(data, 'social').map((entry, index) => {
    const label = textProperty(entry, 'label') ?? '';
    const link = textProperty(entry, 'link') ?? '';
    const host = URL.canParse(link) ? new URL(link).hostname : '';
    const there = Object.entries(NETWORKS).find(([, hosts]) => hosts.test(host))?.[0];
    const named = Object.keys(NETWORKS).find((name) => label.toLowerCase().includes(name));
    const drawn = Object.keys(NETWORKS).find((name) => textProperty(entry, 'icon') === `brand-${name}`);
    if (named !== undefined && drawn !== undefined && drawn !== named) return otherIcon(index, label, drawn, named);
    if (there === undefined || named === undefined || there === named) return undefined;
    return {
      code: 'social-elsewhere',
      pointer: `/social/${index}/link`,
      message: `The label says ${label}, but the link leads to ${host}.`,
      suggestion: 'Correct one of the two.',
    };
  });
}

function otherIcon(index: number, label: string, drawn: string, named: string): FileIssue {
  return {
    code: 'social-elsewhere',
    pointer: `/social/${index}/icon`,
    message: `The label says ${label}, but the icon is that of ${drawn}.`,
    suggestion: `Write "brand-${named}", or correct the label.`,
    fix: unsure(changeTo(`/social/${index}/icon`, `brand-${named}`)),
  };
}

function cityIssues(data: unknown): Issues<FileIssue> {
  const city = textProperty(data, 'city') ?? '';
  const town = city.split(',')[0]?.trim().toLowerCase() ?? '';
  const lines = listProperty(data, 'address').map((line) => String(line).toLowerCase());
  if (town === '' || lines.length === 0 || lines.some((line) => line.includes(town))) return undefined;
  return {
    code: 'city-differs',
    pointer: '/city',
    message: `The city is ${city}, but no line of "address" mentions it.`,
    suggestion: 'Correct one of the two.',
  };
}

/** Reports a title template with another name that shares a word with the company's: probably only one was changed. */
function templateIssues(data: unknown): Issues<FileIssue> {
  const [name = '', template = ''] = ['name', 'titleTemplate'].map((one) => textProperty(data, one));
  if (template.split('%s').length > 2)
    return {
      code: 'name-in-template',
      pointer: '/titleTemplate',
      message: 'Every title would have the name of its page twice: %s stands for it.',
      suggestion: `Write "%s | ${name}".`,
      fix: unsure(changeTo('/titleTemplate', `%s | ${name}`)),
    };
  const added = template.replace('%s', '').replace(/^[\s|:·–—-]+|[\s|:·–—-]+$/g, '');
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isOther = words(added).length > 1 && !added.includes(name) && !name.includes(added);
  if (name === '' || isNearly(added, name) || !isOther || !words(added).some((word) => words(name).includes(word)))
    return undefined;
  const right = template.replace(added, () => name);
  return {
    code: 'name-in-template',
    pointer: '/titleTemplate',
    message: `Every title would end with "${added}", but the company is called ${name}.`,
    suggestion: `Write "${right}", or correct "name".`,
    fix: unsure(changeTo('/titleTemplate', right)),
  };
}

function localeIssues(data: unknown): Issues<FileIssue> {
  const locale = textProperty(property(data, 'words'), 'dateLocale');
  if (locale === undefined || isLocale(locale)) return undefined;
  const right = locale.trim().replaceAll('_', '-');
  return {
    code: 'bad-locale',
    pointer: '/words/dateLocale',
    message: `"${locale}" is not a language and country, so dates cannot be formatted.`,
    suggestion: isLocale(right) ? `Write "${right}".` : 'Write a code such as "en-GB".',
    ...(isLocale(right) && { fix: changeTo('/words/dateLocale', right) }),
  };
}

function isLocale(text: string): boolean {
  try {
    return /^\p{L}{2,3}(?:-|$)/u.test(text) && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Allowed sizes, in pixels. */
const SIZES: Record<string, [least: number, most: number]> = { radius: [0, 64], pageWidth: [600, 2400] };
const PIXELS_OF_A_REM = 16;

function sizeIssues(data: unknown): Issues<FileIssue> {
  return Object.entries(SIZES).map(([name, [least, most]]) => {
    const [, number = '', unit] = /^([0-9.]+)(px|rem)$/.exec(textProperty(data, name) ?? '') ?? [];
    if (unit === undefined) return undefined;
    const pixels = Number(number) * (unit === 'rem' ? PIXELS_OF_A_REM : 1);
    if (pixels >= least && pixels <= most) return undefined;
    return {
      code: 'odd-size',
      pointer: `/${name}`,
      message: Number.isNaN(pixels)
        ? `"${number}${unit}" is not a length.`
        : `"${number}${unit}" would break the layout of every page.`,
      suggestion: `Write a length from ${least}px to ${most}px.`,
    };
  });
}

function factIssues(data: unknown): Issues<FileIssue> {
  const seen = new Map<string, string>();
  return Object.entries(isObject(data) ? data : {}).map(([name, fact]) => {
    const [value, meaning] = [textProperty(fact, 'value'), property(fact, 'meaning')];
    const mark = String(meaning).trim().toLowerCase();
    const first = seen.get(mark);
    if (value !== undefined && meaning !== undefined) seen.set(mark, first ?? name);
    if (value === undefined || first === undefined) return undefined;
    if (textProperty(property(data, first), 'value')?.trim().toLowerCase() !== value.trim().toLowerCase())
      return sameMeaning(name, first);
    return {
      code: 'repeated-fact',
      pointer: pointerStep(name),
      at: 'key' as const,
      message: `"${first}" is the same figure with the same meaning; sooner or later only one of them would be updated.`,
      suggestion: `Quote {{facts.${first}}} everywhere, and remove "${name}".`,
    };
  });
}

/**
 * Reports two facts with the same meaning: after copying, only the value was changed, or they contradict each other.
 */
function sameMeaning(name: string, first: string): FileIssue {
  return {
    code: 'repeated-fact',
    pointer: `${pointerStep(name)}/meaning`,
    message: `"${first}" has the same meaning but another value, so one of the two is wrong or means something else.`,
    suggestion: `Say what "${name}" counts, or correct "${first}" and remove "${name}".`,
  };
}

/** Reports a mark whose corners enclose nothing, or lie outside of it. */
function markIssues(data: unknown): Issues<FileIssue> {
  const written = textProperty(data, 'mark');
  const corners = (written ?? '').split(',').map((corner) => corner.trim().split(' ').map(Number));
  if (written === undefined || !corners.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return undefined;
  const isOutside = corners.some((corner) => corner.some((part) => part > 100));
  const area = corners.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  if (!isOutside && area !== 0) return undefined;
  return {
    code: 'unseen-mark',
    pointer: '/mark',
    message: isOutside
      ? 'A corner of the mark lies outside of it, where it is cut off.'
      : 'The corners of the mark lie on one line, so there is nothing to see.',
    suggestion: 'Write corners from 0 to 100, such as 50 0, 100 100, 0 100.',
  };
}
