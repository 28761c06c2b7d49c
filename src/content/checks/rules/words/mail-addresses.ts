import { textProperty } from '../../../read/json.ts';
import { suggestedHost } from '../../../references/addresses/mail-hosts.ts';
import { otherDomainWords, ownDomainFor } from '../../../references/addresses/own-domain.ts';
import { correction } from '../../../report/fixes.ts';
import { type Rule, TextFeature } from '../../rule.ts';

const HOST = /(?<=[\w.+-]@)[\w-]+(?:\.[\w-]+)+/g;

/** A URL in a text, or as a whole line of a mail; links are checked by other rules. */
const WEB = /(?<!\]\()(?:(?<=https?:\/\/)|(?<![/.\w])(?=www\.))(?:www\.)?(?!www\.)[\w-]+(?:\.[\w-]+)+/g;

/** Checks the host names of mail addresses for typos, and for other domains with the company's name. */
export const rule: Rule = {
  codes: { 'misspelt-mail-host': 'warning', 'other-domain': 'warning' },
  onText: (text, pointerOf, { file }, features, content) => {
    if ((features & (TextFeature.at | TextFeature.webAddress)) === 0) return undefined;
    const site = content.data('site');
    const pointer = pointerOf();
    const hosts = [...text.matchAll(HOST)].map(([host]) => host);
    const typo = misspeltHost(hosts, file.kind.name === 'site' ? pointer : undefined, site);
    if (typo)
      return {
        code: 'misspelt-mail-host',
        message: `Mails to "${typo.written}" would not arrive; it looks like a misspelling of "${typo.meant}".`,
        ...correction(pointer, text, typo.written, typo.meant),
      };
    if (file.kind.name === 'site') return undefined;
    const isLink = /^\S+$/.test(text) && file.kind.name !== 'emails';
    const named = isLink ? hosts : [...hosts, ...[...text.matchAll(WEB)].map(([host]) => host)];
    return named.flatMap((other) => {
      const right = ownDomainFor(other, site);
      return right === undefined
        ? []
        : [{ at: { text: other }, code: 'other-domain', ...otherDomainWords(other, right, right) }];
    })[0];
  },
};

/** The first host name that is misspelt. @param pointer where it is, in site.json, whose addresses are compared */
function misspeltHost(hosts: readonly string[], pointer: string | undefined, site: unknown) {
  const others = pointer === '/email' ? [] : ownHosts(site, pointer === '/inbox' ? ['email'] : ['email', 'inbox']);
  const domain = domainOf(site);
  for (const written of hosts) {
    const meant = written === domain ? undefined : suggestedHost(written, others);
    if (meant !== undefined) return { written, meant };
  }
  return undefined;
}

function domainOf(site: unknown): string | undefined {
  const url = textProperty(site, 'url') ?? '';
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
}

/** The host names of the company's addresses. */
const ownHosts = (site: unknown, names: readonly string[]) =>
  names.flatMap((name) => {
    const host = textProperty(site, name)?.split('@')[1]?.toLowerCase() ?? '';
    return /^[\w-]+(?:\.[\w-]+)+$/.test(host) ? [host] : [];
  });
