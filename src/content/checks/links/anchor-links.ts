import type { Content } from '../../read/content.ts';
import { didYouMean, nearest, suggestWriting } from '../../references/suggestions.ts';
import type { Use } from '../../references/uses.ts';
import { suggestedModalLink } from './dialog-links.ts';
import type { LinkIssue, Targets } from './link-targets.ts';

/** Returns the anchors available to a link: those of its page, or of all pages for a link outside pages. */
export function anchorsAround({ from }: Use, targets: Targets): ReadonlySet<string> | undefined {
  return from.kind.name === 'pages'
    ? targets.anchors.get(from.id)
    : new Set([...targets.anchors.values()].flatMap((set) => [...set]));
}

/** The link to an anchor on the only page that has it. */
export function linkToAnchor(anchor: string, { anchors, ownPaths }: Targets): string | undefined {
  const [only, another] = [...anchors].filter(([, own]) => own.has(anchor)).map(([pageId]) => pageId);
  const path = only === undefined || another !== undefined ? undefined : ownPaths.get(only);
  return path === undefined ? undefined : `${path}#${anchor}`;
}

/** Finds links to an anchor on the same page that lack the `#`. */
export function anchorWithoutHash(link: string, anchors: ReadonlySet<string> | undefined): LinkIssue | undefined {
  if (!anchors?.has(link)) return undefined;
  return {
    code: 'bad-link',
    message: `"${link}" is a place on this page, and links to places begin with #.`,
    ...suggestWriting(`#${link}`),
  };
}

/** Advice for an unknown anchor; lists the known ones if there are few. */
function otherwise(anchor: string, anchors: ReadonlySet<string>): string {
  const places = [...anchors].sort().map((one) => `#${one}`);
  return places.length === 0 || places.length > MAX_NAMED
    ? `Give the section "id": "${anchor}", or link to the page without #.`
    : `Choose ${places.join(' or ')}, give the section "id": "${anchor}", or link to the page without #.`;
}

const MAX_NAMED = 4;

/**
 * Finds links to an anchor that is not among the known ones.
 * @param link the whole link, which ends with the anchor
 * @param where names the page in the message
 * @param elsewhere the link to this anchor on the only other page that has it
 */
export function anchorIssue(
  link: string,
  known: ReadonlySet<string> | undefined,
  where: string,
  content: Content,
  elsewhere?: string,
): LinkIssue | undefined {
  const [page = '', anchor = ''] = link.split('#');
  const anchors = known ?? new Set<string>();
  if (anchors.has(anchor)) return undefined;
  const modal = where === 'this page' ? suggestedModalLink(anchor, content) : undefined;
  if (modal) return { ...modal, code: 'broken-anchor' };
  const issue = { code: 'broken-anchor', message: `There is no place #${anchor} on ${where}.`, subject: anchor };
  if (elsewhere !== undefined && nearest(anchor, anchors) === undefined)
    return { ...issue, suggestion: `Write "${elsewhere}": that page has it.`, meant: elsewhere };
  return {
    ...issue,
    ...didYouMean(anchor, content.withoutInvalidNames(anchors), otherwise(anchor, anchors), {
      quoted: (near) => `"${page}#${near}"`,
      meant: (near) => `${page}#${near}`,
    }),
  };
}
