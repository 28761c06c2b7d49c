import { textProperty } from '../../read/json.ts';
import type { Advice } from '../suggestions.ts';

/**
 * The company's own domain, if a host has the same name with another ending: for baobab.co.ke, it can be
 * baobab.example.
 * @param site the data of site.json
 */
export function ownDomainFor(host: string, site: unknown): string | undefined {
  const written = bare(host);
  const own = domainsOf(site);
  const name = (domain: string) => domain.split('.')[0] ?? '';
  if (own.some((domain) => written === domain || written.endsWith(`.${domain}`))) return undefined;
  const company = (textProperty(site, 'name') ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const isOurs = (domain: string) => [name(domain), company].includes(name(written).replaceAll('-', ''));
  return name(written).length < MIN_NAME_LENGTH ? undefined : own.find(isOurs);
}

/** Shorter names are likely to be those of other companies too. */
const MIN_NAME_LENGTH = 5;

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

/** The domains of the site and of its addresses. */
function domainsOf(site: unknown): string[] {
  const url = textProperty(site, 'url') ?? '';
  const mails = ['email', 'inbox'].map((name) => textProperty(site, name)?.split('@')[1] ?? '');
  return [URL.canParse(url) ? new URL(url).hostname : '', ...mails].filter((host) => host !== '').map(bare);
}

/**
 * The message about an address at another domain.
 * @param right the address at the company's own domain
 */
export function otherDomainWords(host: string, own: string, right: string): Advice & { message: string } {
  return {
    message: `${bare(host)} is not the company's domain in site.json, ${own}.`,
    suggestion: `Write "${right}", or leave it if the company has both domains.`,
    meant: right,
  };
}
