import { isPrivateHost } from '../../../contracts/network-address.ts';
import type { PhoneNumbers } from '../../../contracts/resolved.ts';
import { splitWords } from '../../read/split-words.ts';
import { type Advice, editDistance, suggestWriting } from '../suggestions.ts';

/** What is wrong with a URL that browsers would nevertheless open. */
export interface UrlIssue extends Advice {
  code:
    | 'local-link'
    | 'insecure-link'
    | 'tracking-link'
    | 'wrapped-link'
    | 'editing-link'
    | 'shared-file'
    | 'misspelt-host'
    | 'network-home'
    | 'bad-link';
  message: string;
}

/**
 * Finds URLs that lead to the wrong place, or contain unnecessary parts; undefined for others.
 * @param numbers the format of phone numbers in the company's country
 */
export function urlIssue(link: string, numbers: PhoneNumbers | undefined): UrlIssue | undefined {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (isPrivateHost(url.hostname) || /\.local$/.test(url.hostname)) return localLink(link, url);
  if (DEVELOPMENT_HOSTS.test(url.hostname)) return unpublished(link, url);
  return (
    wrappedLink(link, url) ??
    misspeltHost(link, url) ??
    misspeltSite(link, url) ??
    networkHome(link, url) ??
    chatLink(link, url, numbers) ??
    editingLink(link, url) ??
    sharedFile(link, url) ??
    trackingLink(link, url) ??
    insecureLink(link, url)
  );
}

function insecureLink(link: string, { protocol }: URL): UrlIssue | undefined {
  if (protocol !== 'http:') return undefined;
  return {
    code: 'insecure-link',
    message: `${link} is not encrypted; browsers warn about such pages.`,
    ...suggestWriting(link.replace(/^http:/i, 'https:')),
  };
}

function localLink(link: string, { hostname, pathname, hash }: URL): UrlIssue {
  const isPreview = /^(?:localhost|127\.|\[?::1)/.test(hostname);
  return {
    code: 'local-link',
    message: `${link} leads to ${isPreview ? 'your own computer' : 'a machine inside your own network'}; nobody else can open it.`,
    ...(isPreview ? suggestWriting(pathname + hash) : { suggestion: 'Write the public address.' }),
  };
}

/** Hosts where developers show a site before it is published. */
const DEVELOPMENT_HOSTS =
  /^(?:staging|stage|preview|uat)\d?\.[^.]+\.|[.-](?:staging|preview)\.|\.(?:vercel\.app|netlify\.app|ngrok(?:-free)?\.(?:io|app)|pages\.dev|onrender\.com|herokuapp\.com|web\.app|trycloudflare\.com)$/;

function unpublished(link: string, { hostname, pathname, hash }: URL): UrlIssue {
  return {
    code: 'local-link',
    message: `${link} leads to a site under construction: ${hostname} is where developers try things out, and may be gone tomorrow.`,
    suggestion: `Write the public address; on this site, that is only "${pathname + hash}".`,
  };
}

/** Sites that redirect to another address, and the query parameter with that address. */
const WRAPPERS: readonly [host: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, 'url'],
  [/safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
  [/(?:^|\.)linkedin\.com$/, 'url'],
  [/(?:^|\.)youtube\.com$/, 'q'],
];

function wrappedLink(_link: string, { hostname, pathname, searchParams }: URL): UrlIssue | undefined {
  if (/^\/(?:search|maps)/.test(pathname)) return undefined;
  const inside = WRAPPERS.flatMap(([host, parameter]) =>
    host.test(hostname) ? (searchParams.get(parameter) ?? []) : [],
  ).find((address) => /^https?:\/\//.test(address));
  if (inside === undefined) return undefined;
  return {
    code: 'wrapped-link',
    message: `${hostname} only redirects to another page, and tracks who follows the link.`,
    ...suggestWriting(inside),
  };
}

/** Parameters that other sites add to URLs to track visitors. */
const TRACKS = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_cid|mc_eid|yclid|dclid|_ga|ref_src|si)$/i;

function trackingLink(link: string, url: URL): UrlIssue | undefined {
  const [base = '', hash] = link.split(/(#.*)/s);
  const [path = '', query = ''] = base.split(/\?(.*)/s);
  const parts = query.split('&');
  const kept = parts.filter((part) => !TRACKS.test(part.split('=')[0] ?? ''));
  if (kept.length === parts.length) return undefined;
  return {
    code: 'tracking-link',
    message: `The end of this address is tracking information for ${url.hostname} that was copied along.`,
    ...suggestWriting(path + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash ?? '')),
  };
}

/** Sites where people edit documents together. */
const EDITORS = /^(?:docs|drive)\.google\.com$|(?:^|\.)(?:sharepoint|canva|notion)\.(?:com|so)$/;

function editingLink(link: string, { hostname, pathname }: URL): UrlIssue | undefined {
  if (!EDITORS.test(hostname) || !/\/edit\b/.test(pathname)) return undefined;
  return {
    code: 'editing-link',
    message: `${hostname} shows this document only to its editors; everybody else is asked to sign in.`,
    suggestion: `Share it with anyone who has the link, and use that address: ${link.replace(/\/edit\b.*/s, '/preview')}.`,
  };
}

/** Services that share files from somebody's folder. */
const SHARES =
  /^(?:drive\.google\.com|(?:www\.)?dropbox\.com|1drv\.ms|onedrive\.live\.com|(?:www\.)?wetransfer\.com|we\.tl)$|\.sharepoint\.com$|(?:^|\.)icloud\.com$/;

/**
 * The issue for a file in somebody's folder: visitors may have to sign in, and the link breaks if the file is moved.
 */
function sharedFile(link: string, { hostname, pathname }: URL): UrlIssue | undefined {
  if (!SHARES.test(hostname) || pathname === '/') return undefined;
  return {
    code: 'shared-file',
    message: `${link} is a file in a folder of ${hostname}: visitors may be asked to sign in, and the link breaks when the file is moved there.`,
    suggestion:
      'Download the file, put it into the folder public/, and write its path, such as "/prices.pdf"; pictures belong in images/.',
  };
}

/** Popular sites; the first ones are social networks. */
const KNOWN_SITES = splitWords(`
  facebook.com instagram.com linkedin.com twitter.com youtube.com tiktok.com whatsapp.com google.com wikipedia.org
  openstreetmap.org
`);
/** How many of the popular sites are social networks. */
const NETWORKS = 6;

/** A link to the home page of a social network instead of the company's page. */
function networkHome(link: string, { hostname, pathname, search, hash }: URL): UrlIssue | undefined {
  const bare = hostname.replace(/^www\./, '');
  const isNetwork = KNOWN_SITES.slice(0, NETWORKS).includes(bare);
  if (!isNetwork || pathname !== '/' || search !== '' || hash !== '') return undefined;
  return {
    code: 'network-home',
    message: `${link} is the home page of ${bare}, not a particular page there.`,
    suggestion: 'Open the right page, and copy its address from the browser.',
  };
}

function misspeltSite(link: string, { hostname }: URL): UrlIssue | undefined {
  const bare = hostname.replace(/^www\./, '');
  if (KNOWN_SITES.includes(bare)) return undefined;
  const meant = KNOWN_SITES.find(
    (site) => bare.charAt(0) === site.charAt(0) && bare.split('.').length === 2 && editDistance(bare, site) === 1,
  );
  if (meant === undefined) return undefined;
  return {
    code: 'misspelt-host',
    message: `${hostname} looks like a misspelling of ${meant}.`,
    ...suggestWriting(link.replace(bare, meant)),
  };
}

function misspeltHost(link: string, { hostname }: URL): UrlIssue | undefined {
  const [first = ''] = hostname.split('.');
  if (!/^(?:ww|wwww|wwe|wwww+|wws|qww|wew|ww2w)$/.test(first) || hostname.split('.').length < 3) return undefined;
  return {
    code: 'bad-link',
    message: `The address ${hostname} begins with a misspelt www.`,
    ...suggestWriting(link.replace(first, 'www')),
  };
}

/** The issue for a chat link whose number is not in international format, or not written as digits only. */
function chatLink(
  link: string,
  { hostname, pathname, search }: URL,
  numbers: PhoneNumbers | undefined,
): UrlIssue | undefined {
  const isSend = hostname === 'api.whatsapp.com' && pathname.startsWith('/send');
  const number = hostname === 'wa.me' ? decodeURIComponent(pathname.slice(1)) : isSend ? phoneOf(search) : '';
  if (hostname === 'wa.me' && number === '')
    return {
      code: 'bad-link',
      message: `${link} opens a chat with nobody: there is no number after wa.me/.`,
      ...suggestWriting(`https://wa.me/{{site.whatsapp}}${search}`),
    };
  if (!/^[+\d][\d\s()+-]*$/.test(number) || /^[1-9]\d{7,14}$/.test(number)) return undefined;
  const whole = internationalNumber(number.replace(/\D/g, ''), numbers);
  return {
    code: 'bad-link',
    message: `${link} does not open a chat: after ${isSend ? 'phone=' : 'wa.me/'}, write the country code and the number, digits only.`,
    ...(whole === undefined
      ? { suggestion: 'Write a link such as "https://wa.me/442079460000".' }
      : suggestWriting(isSend ? link.replace(/(?<=[?&]phone=)[^&#]*/, whole) : `https://wa.me/${whole}${search}`)),
  };
}

const phoneOf = (search: string) => new URLSearchParams(search).get('phone')?.trim() ?? '';

/** A number in international format. Undefined if it is a local number and the country is unknown. */
function internationalNumber(figures: string, numbers: PhoneNumbers | undefined): string | undefined {
  if (!figures.startsWith('0')) return figures;
  if (!numbers || numbers.trunkPrefix === '' || !figures.startsWith(numbers.trunkPrefix)) return undefined;
  return numbers.countryCode + figures.slice(numbers.trunkPrefix.length);
}
