import type { Content } from '../../read/content.ts';
import { textProperty } from '../../read/json.ts';
import { linkShapeIssue } from '../../references/addresses/link-shape.ts';
import { messageLinkIssue } from '../../references/addresses/message-link.ts';
import { modalLink, modalOf } from '../../references/addresses/modal-link.ts';
import { misquotedContact, typedContact } from '../../references/addresses/own-contact.ts';
import { otherDomainWords, ownDomainFor } from '../../references/addresses/own-domain.ts';
import { urlIssue } from '../../references/addresses/web-address.ts';
import { loneFactIn } from '../../references/figure.ts';
import { write } from '../../references/nearest.ts';
import { phoneNumbersOf } from '../../references/phone-numbers.ts';
import { filledText } from '../../references/placeholders.ts';
import type { Use } from '../../references/uses.ts';
import { asErrors, asWarnings, type Check } from '../check.ts';
import { anchorIssue, anchorsAround, anchorWithoutHash, linkToAnchor } from '../links/anchor-links.ts';
import { modalIssue, OWN_DIALOG, suggestedModalLink } from '../links/dialog-links.ts';
import { documentMeant, isDocument, type LinkIssue, type Targets, targetsOf } from '../links/link-targets.ts';
import { pathIssue } from '../links/path-links.ts';

/** Checks that every link has a target: a path, an anchor, a dialog, or a URL browsers understand. */
export const check: Check = {
  codes: {
    ...asErrors('broken-link broken-anchor unknown-modal bad-link local-link'),
    ...asWarnings(`
      own-address insecure-link tracking-link wrapped-link editing-link shared-file other-domain misspelt-host
      network-home own-dialog
    `),
  },
  *end(content) {
    const targets = targetsOf(content);
    for (const [value, uses] of content.graph.named('link')) {
      const filled = filledText(value, content.placeholderSources());
      const message = messageLinkIssue(value);
      if (filled === undefined || filled === '' || filled === 'back:' || (!message && isOfSite(value))) continue;
      const here = filled.startsWith('#') ? filled.slice(1) : undefined;
      const typed = value === filled ? typedContact(value, content.data('site')) : undefined;
      const everywhere =
        here === undefined
          ? (message ?? misquotedContact(value) ?? typed ?? issueOf(filled, targets, content))
          : undefined;
      const mayBeOwn = modalOf(filled) !== undefined;
      if (here === '' || (here === undefined && !everywhere && !mayBeOwn)) continue;
      const fact = loneFactIn(value);
      const [facts] = content.documents('facts');
      if (fact !== undefined && facts && everywhere) {
        yield { path: facts.file.path, pointer: `/${fact}/value`, ...everywhere };
        continue;
      }
      for (const use of uses) {
        const around = anchorsAround(use, targets);
        const own = use.from.kind.name === 'modals' && filled === modalLink(use.from.id) ? OWN_DIALOG : undefined;
        const issue =
          here === undefined
            ? (own ?? anchorWithoutHash(filled, around) ?? everywhere)
            : (onEveryPage(use, here, targets) ??
              anchorIssue(filled, around, 'this page', content, linkToAnchor(here, targets)));
        if (!issue) continue;
        const { from, pointer } = use;
        yield { path: from.path, pointer, at: { text: value }, ...issue };
      }
    }
  },
};

/** Whether a link correctly uses a number or address from site.json, where its value is checked. */
const isOfSite = (link: string) =>
  /^(?:tel:\{\{\s*site\.phoneLink|mailto:\{\{\s*site\.(?:email|inbox)|https:\/\/wa\.me\/\{\{\s*site\.whatsapp)\s*\}\}(?:\?.*)?$/.test(
    link,
  );

/** Finds what is wrong with a link; links within the page are checked for each page. */
function issueOf(link: string, targets: Targets, content: Content): LinkIssue | undefined {
  const dialog = modalOf(link);
  if (dialog !== undefined) return modalIssue(dialog, content);
  if (link.startsWith('/') && !link.startsWith('//')) return pathIssue(link, targets, content);
  const own = ownPath(link, content);
  if (own !== undefined) return ownAddress(link, own, targets, content);
  const otherDomain = onOtherDomain(link, content);
  if (otherDomain) return otherDomain;
  const modal = suggestedModalLink(link, content);
  if (modal) return modal;
  if (isDocument(`/${link}`, content))
    return { code: 'bad-link', message: `The link "${link}" does not begin with a slash.`, ...write(`/${link}`) };
  const document = documentMeant(`/${link}`, content);
  if (document !== undefined)
    return { code: 'bad-link', message: `"${link}" is the file of a document, not its address.`, ...write(document) };
  const slip = urlIssue(
    /^(?:localhost|127\.0\.0\.1)[:/]/.test(link) ? `http://${link}` : link,
    phoneNumbersOf(content.data('site')),
  );
  if (slip) return slip;
  const issue = linkShapeIssue(link, targets.paths);
  return issue && { code: 'bad-link', ...issue };
}

/** Returns the path of a web address that belongs to this site; undefined for other sites. */
function ownPath(link: string, content: Content): string | undefined {
  const site = textProperty(content.data('site'), 'url') ?? '';
  const bareSite = site.replace(/^https?:\/\/(?:www\.)?/, '');
  const isBare = bareSite !== '' && (link.startsWith('www.') || link.startsWith(bareSite));
  const whole = isBare ? `https://${link}` : link;
  if (!/^https?:/i.test(whole) || !URL.canParse(whole) || !URL.canParse(site)) return undefined;
  const [url, own] = [new URL(whole), new URL(site)];
  const bare = (host: string) => host.replace(/^www\./, '');
  return bare(url.host) === bare(own.host) ? url.pathname + url.hash : undefined;
}

/** Reports a URL on the company's domain name with another top-level domain than in site.json. */
function onOtherDomain(link: string, content: Content): LinkIssue | undefined {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return undefined;
  const { hostname, pathname, hash } = new URL(link);
  const own = ownDomainFor(hostname, content.data('site'));
  return own === undefined ? undefined : { code: 'other-domain', ...otherDomainWords(hostname, own, pathname + hash) };
}

/** Reports an absolute URL of this site, where a path is enough. */
function ownAddress(link: string, path: string, targets: Targets, content: Content): LinkIssue {
  const issue = pathIssue(path, targets, content);
  if (issue) return issue;
  return {
    code: 'own-address',
    message: `${link} is an address of this site; written in full, it opens in a new tab and breaks if the domain changes.`,
    ...write(path),
  };
}

/** A place on one page, named in a menu that stands on all of them. */
function onEveryPage({ from }: Use, anchor: string, targets: Targets): LinkIssue | undefined {
  const link = from.kind.name === 'navigation' ? linkToAnchor(anchor, targets) : undefined;
  if (link === undefined) return undefined;
  return {
    code: 'broken-anchor',
    message: `#${anchor} is a place on one page, but menus stand on all pages; on the others this leads nowhere.`,
    ...write(link),
  };
}
