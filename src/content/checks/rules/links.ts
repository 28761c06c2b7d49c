import { textProperty } from '../../read/json.ts';
import { linkShapeIssue } from '../../references/addresses/link-shape.ts';
import { messageLinkIssue } from '../../references/addresses/message-link.ts';
import { modalLink, modalOf } from '../../references/addresses/modal-link.ts';
import { misquotedContact, typedContact } from '../../references/addresses/own-contact.ts';
import { otherDomainWords, ownDomainFor } from '../../references/addresses/own-domain.ts';
import { urlIssue } from '../../references/addresses/web-address.ts';
import { loneFactIn } from '../../references/figure.ts';
import { phoneNumbersOf } from '../../references/phone-numbers.ts';
import { filledText } from '../../references/placeholders.ts';
import { suggestWriting } from '../../references/suggestions.ts';
import type { Use } from '../../references/uses.ts';
import { anchorIssue, anchorsAround, anchorWithoutHash, linkToAnchor } from '../links/anchor-links.ts';
import { modalIssue, OWN_DIALOG, suggestedModalLink } from '../links/dialog-links.ts';
import { documentMeant, isDocument, type LinkIssue, type Targets, targetsOf } from '../links/link-targets.ts';
import { pathIssue } from '../links/path-links.ts';
import { asErrors, asWarnings, type Content, type Issue, type Issues, type Rule } from '../rule.ts';

/** Checks that every link has a target: a path, an anchor, a dialog, or a URL browsers understand. */
export const rule: Rule = {
  codes: {
    ...asErrors('broken-link broken-anchor unknown-modal bad-link local-link'),
    ...asWarnings(`
      own-address insecure-link tracking-link wrapped-link editing-link shared-file other-domain misspelt-host
      network-home own-dialog
    `),
  },
  *onEnd(content) {
    const targets = targetsOf(content);
    for (const [link, uses] of content.graph.usesByName('link')) {
      const filled = filledText(link, content.placeholderSources());
      if (filled === undefined || filled === '' || filled === '#' || filled === 'back:') continue;
      yield filled.startsWith('#')
        ? atEachUse(link, uses, (use) => onThisPage(filled, use, targets, content))
        : toElsewhere(link, filled, uses, targets, content);
    }
  },
};

/** The issues of a link, each where it is used. */
const atEachUse = (link: string, uses: readonly Use[], issueAt: (use: Use) => LinkIssue | undefined): Issues<Issue> =>
  uses.map((use) => {
    const issue = issueAt(use);
    return issue && { path: use.from.path, pointer: use.pointer, at: { text: link }, ...issue };
  });

/** Finds what is wrong with a link to an anchor of the page that it is on. */
function onThisPage(link: string, use: Use, targets: Targets, content: Content): LinkIssue | undefined {
  const anchor = link.slice(1);
  return (
    onEveryPage(use, anchor, targets) ??
    anchorIssue(link, anchorsAround(use, targets), 'this page', content, linkToAnchor(anchor, targets))
  );
}

/**
 * Reports a link to another page, a dialog or another site.
 * @param filled the link with values in place of its placeholders
 */
function toElsewhere(
  link: string,
  filled: string,
  uses: readonly Use[],
  targets: Targets,
  content: Content,
): Issues<Issue> {
  const issue = issueOf(link, filled, targets, content);
  if (!issue && modalOf(filled) === undefined) return undefined;
  const fact = loneFactIn(link);
  const [facts] = content.documents('facts');
  if (issue && fact !== undefined && facts) return { path: facts.file.path, pointer: `/${fact}/value`, ...issue };
  return atEachUse(
    link,
    uses,
    (use) => ownDialog(filled, use) ?? anchorWithoutHash(filled, anchorsAround(use, targets)) ?? issue,
  );
}

/** Finds what is wrong with a link wherever it is used. */
function issueOf(link: string, filled: string, targets: Targets, content: Content): LinkIssue | undefined {
  const message = messageLinkIssue(link);
  if (message || isOfSite(link)) return message;
  const typed = link === filled ? typedContact(link, content.data('site')) : undefined;
  return misquotedContact(link) ?? typed ?? targetIssue(filled, targets, content);
}

/** Reports a link in a dialog to the dialog itself. */
const ownDialog = (link: string, { from }: Use) =>
  from.kind.name === 'modals' && link === modalLink(from.id) ? OWN_DIALOG : undefined;

/** Whether a link correctly uses a number or address from site.json, where its value is checked. */
const isOfSite = (link: string) =>
  /^(?:tel:\{\{\s*site\.phoneLink|mailto:\{\{\s*site\.(?:email|inbox)|https:\/\/wa\.me\/\{\{\s*site\.whatsapp)\s*\}\}(?:\?.*)?$/.test(
    link,
  );

/** Finds what is wrong with the target of a link. */
function targetIssue(link: string, targets: Targets, content: Content): LinkIssue | undefined {
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
    return {
      code: 'bad-link',
      message: `The link "${link}" does not begin with a slash.`,
      ...suggestWriting(`/${link}`),
    };
  const document = documentMeant(`/${link}`, content);
  if (document !== undefined)
    return {
      code: 'bad-link',
      message: `"${link}" is the file of a document, not its address.`,
      ...suggestWriting(document),
    };
  const url = urlIssue(
    /^(?:localhost|127\.0\.0\.1)[:/]/.test(link) ? `http://${link}` : link,
    phoneNumbersOf(content.data('site')),
  );
  if (url) return url;
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
    ...suggestWriting(path),
  };
}

/** A place on one page, named in a menu that stands on all of them. */
function onEveryPage({ from }: Use, anchor: string, targets: Targets): LinkIssue | undefined {
  const link = from.kind.name === 'navigation' ? linkToAnchor(anchor, targets) : undefined;
  if (link === undefined) return undefined;
  return {
    code: 'broken-anchor',
    message: `#${anchor} is a place on one page, but menus stand on all pages; on the others this leads nowhere.`,
    ...suggestWriting(link),
  };
}
