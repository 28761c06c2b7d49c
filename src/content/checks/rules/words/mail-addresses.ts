import { textProperty } from '../../../read/json.ts';
import { suggestedHost } from '../../../references/addresses/mail-hosts.ts';
import { otherDomainWords, ownDomainFor } from '../../../references/addresses/own-domain.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

const HOST = /(?<=[\w.+-]@)[\w-]+(?:\.[\w-]+)+/g;

/** A URL in a text, or as a whole line of a mail; links are checked by other rules. */
const WEB = /(?<!\]\()(?:(?<=https?:\/\/)|(?<![/.\w])(?=www\.))(?:www\.)?(?!www\.)[\w-]+(?:\.[\w-]+)+/g;

/** Checks the host names of mail addresses for typos, and for other domains with the company's name. */
export const check: Check = {
  codes: { 'misspelt-mail-host': 'warning', 'other-domain': 'warning' },
  start: (content, report) => {
    const url = textProperty(content.data('site'), 'url') ?? '';
    const domain = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
    const own = ['email', 'inbox'].flatMap((name) => {
      const host = textProperty(content.data('site'), name)?.split('@')[1]?.toLowerCase() ?? '';
      return /^[\w-]+(?:\.[\w-]+)+$/.test(host) ? [host] : [];
    });
    return {
      text: (text, pointerOf, { file }, signs) => {
        if ((signs & (Sign.at | Sign.address)) === 0) return;
        const pointer = pointerOf();
        // The addresses in site.json are compared with each other.
        const known = file.kind.name === 'site' && pointer === '/inbox' ? own.slice(0, 1) : own;
        const others = file.kind.name === 'site' && pointer === '/email' ? [] : known;
        const hosts = [...text.matchAll(HOST)].map(([host]) => host);
        const slip = hosts.find((host) => host !== domain && suggestedHost(host, others) !== undefined);
        const meant = slip === undefined ? undefined : suggestedHost(slip, others);
        if (slip === undefined || meant === undefined) {
          const site = content.data('site');
          const isLink = /^\S+$/.test(text) && file.kind.name !== 'emails';
          const named = isLink ? hosts : [...hosts, ...[...text.matchAll(WEB)].map(([host]) => host)];
          const other = file.kind.name === 'site' ? undefined : named.find((host) => ownDomainFor(host, site));
          const right = other === undefined ? undefined : ownDomainFor(other, site);
          if (other === undefined || right === undefined) return;
          const code = 'other-domain';
          report({ path: file.path, pointer, at: { text: other }, code, ...otherDomainWords(other, right, right) });
          return;
        }
        report({
          path: file.path,
          pointer,
          at: { text: slip },
          code: 'misspelt-mail-host',
          message: `Mails to "${slip}" would not arrive; it looks like a misspelling of "${meant}".`,
          suggestion: `Write "${meant}".`,
          fix: unsure(replaceSubstring(pointer, text, slip, meant)),
        });
      },
    };
  },
};
