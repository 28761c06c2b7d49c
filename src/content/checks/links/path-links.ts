import type { Content } from '../../read/content.ts';
import { textProperty } from '../../read/json.ts';
import { documentOf, documentPath } from '../../references/addresses/document-path.ts';
import { fillParameter, hasParameter, redirectsIn, resolveRedirects, routePaths } from '../../references/routes.ts';
import { type Advice, didYouMean, suggestWriting } from '../../references/suggestions.ts';
import { asTyped } from '../../syntax/look-alikes.ts';
import { anchorIssue, linkToAnchor } from './anchor-links.ts';
import { suggestedModalLink } from './dialog-links.ts';
import { entryAdvice } from './entry-links.ts';
import { documentMeant, isDocument, isPublicFile, isRead, type LinkIssue, type Targets } from './link-targets.ts';

/** Finds what is wrong with a link to a path of this site. */
export function pathIssue(link: string, targets: Targets, content: Content): LinkIssue | undefined {
  if (link.includes('##'))
    return {
      code: 'bad-link',
      message: `"${link}" has two # in a row, so browsers find no such place.`,
      ...suggestWriting(link.replace(/#+/, '#')),
    };
  const [beforeAnchor = '', anchor] = link.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const pageId = targets.pages.get(path);
  if (pageId !== undefined) {
    if (anchor === undefined || anchor === '' || !isRead(pageId, content)) return undefined;
    return anchorIssue(link, targets.anchors.get(pageId), path, content, linkToAnchor(anchor, targets));
  }
  if (targets.pages.size === 0 || isDocument(path, content) || isPublicFile(path, content)) return undefined;
  const modal = suggestedModalLink(path, content);
  if (modal) return modal;
  const now = resolveRedirects(path, redirectsIn(content.data('routes')));
  if (now !== undefined && (targets.pages.has(now) || isDocument(now, content)))
    return {
      code: 'broken-link',
      message: `The page at ${path} has moved.`,
      ...suggestWriting(link.replace(path, now)),
    };
  return {
    code: 'broken-link',
    message: `The link ${path} is broken: no page has this path.`,
    ...(hiddenAdvice(path, content) ??
      documentAdvice(path, link, content) ??
      entryAdvice(path, link, content) ??
      fileAdvice(path) ??
      pathAdvice(path, link, targets, content)),
  };
}

/** An existing entry that visitors do not see: a draft, or one outside its publishing dates. */
function hiddenAdvice(path: string, content: Content): Advice | undefined {
  for (const { pattern, collection } of routePaths(content.data('routes'))) {
    if (collection === undefined || !hasParameter(pattern)) continue;
    const shown = content.publicIds(collection);
    const hidden = [...content.ids(collection)].find((id) => !shown.has(id) && fillParameter(pattern, id) === path);
    if (hidden !== undefined)
      return {
        suggestion: `${hidden}.json in ${collection} is not published: publish it, or remove the link.`,
      };
  }
  return undefined;
}

/** Suggests a document with a similar name. */
function documentAdvice(path: string, link: string, content: Content): (Advice & { subject?: string }) | undefined {
  const id = documentOf(path);
  const right = documentMeant(path, content);
  if (id === undefined) return right === undefined ? undefined : suggestWriting(link.replace(path, right));
  const advice = didYouMean(
    id,
    content.ids('documents'),
    `Choose a file from documents/, or add ${id}.json there. If it is gone for good, remove this link, and redirect ${path} with "moved" in routes.json.`,
    {
      quoted: (name) => `"${documentPath(name)}"`,
      meant: (name) => link.replace(path, documentPath(name)),
    },
  );
  return { ...advice, subject: id };
}

/** Advice for a link to a file that is not a page. */
function fileAdvice(path: string): Advice | undefined {
  if (!/\.(?:pdf|docx?|xlsx?|pptx?|odt|csv|txt|zip|jpe?g|png|webp|gif|svg|mp[34])$/i.test(path)) return undefined;
  return { suggestion: `Put the file into the folder public/, so that it is public${path}, or remove the link.` };
}

/** Suggests the path probably intended. */
function pathAdvice(path: string, link: string, targets: Targets, content: Content): Advice {
  const plain =
    asTyped(path)
      .toLowerCase()
      .replace(/\.html?$|\/+$/, '') || '/';
  if (targets.pages.has(plain)) return suggestWriting(link.replace(path, plain));
  const id = plain.split('/').at(-1) ?? '';
  const own = routePaths(content.data('routes')).find(
    ({ pageId, pattern }) => pageId === (id === 'index' ? 'home' : id) && !hasParameter(pattern),
  )?.pattern;
  if (own !== undefined && targets.pages.has(own)) return renamedPath(path, own, link);
  if (content.ids('pages').has(id) && textProperty(content.data('routes'), 'notFound') !== id)
    return { suggestion: `The page ${id} has no path: add "${plain}" for it in routes.json.` };
  const longer = [...targets.pages.keys()].filter((one) => one.startsWith(`${plain}-`));
  if (longer.length === 1 && longer[0] !== undefined) return suggestWriting(link.replace(path, longer[0]));
  const shown = { quoted: (near: string) => `"${near}"`, meant: (near: string) => link.replace(path, near) };
  const paths = [...targets.paths()];
  const otherwise = 'Choose a path from routes.json, or add the path there.';
  const advice = didYouMean(path, paths, otherwise, shown);
  // Several paths of the same page are no ambiguity.
  const main = paths.filter(
    (one) => paths.find((other) => targets.pages.get(other) === targets.pages.get(one)) === one,
  );
  if (advice.suggestion !== otherwise) return advice;
  const [only, ...others] = paths.filter((one) => longWords(one).some((word) => longWords(path).includes(word)));
  return only !== undefined && others.every((other) => targets.pages.get(other) === targets.pages.get(only))
    ? { suggestion: `Did you mean ${shown.quoted(only)}?`, meant: shown.meant(only) }
    : didYouMean(path, main, otherwise, shown);
}

/** Advice for a path that a page had, by its name, until its path was changed. */
function renamedPath(path: string, now: string, link: string): Advice {
  const { suggestion, meant } = suggestWriting(link.replace(path, now));
  const isWhole = /^(?:\/[a-z0-9-]+)+$/.test(path) && !/\/(?:index|home)$/.test(path);
  const others = ` If the page was at ${path} before, also add "moved": { "${path}": "${now}" } to routes.json.`;
  return { suggestion: isWhole ? suggestion + others : suggestion, ...(meant !== undefined && { meant }) };
}

/** The words of a path by which it can be recognised. */
const longWords = (path: string): string[] => path.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
