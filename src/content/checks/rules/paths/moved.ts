import { pointerStep, textProperty } from '../../../read/json.ts';
import { documentPath } from '../../../references/addresses/document-path.ts';
import { RESERVED, redirectsIn, resolveRedirects, sitePaths } from '../../../references/routes.ts';
import { didYouMean, suggestWriting } from '../../../references/suggestions.ts';
import { asErrors, type Content, type Rule, type ValueIssue } from '../../rule.ts';

/** A path, and a description of what it shows. */
type Shown = [path: string, what: string];

/** Checks that moved addresses show nothing themselves, and redirect directly to a page or document. */
export const rule: Rule = {
  codes: asErrors('moved-in-use moved-nowhere reserved-path'),
  files: 'routes',
  *onDocument({ data }, content) {
    const moved = redirectsIn(data);
    if (moved.size === 0) return;
    const pages = new Map([
      ...sitePaths(data, (name) => [...content.publicIds(name)]).map(
        ({ path, pageId }): Shown => [path, `the page ${pageId}`],
      ),
      ...[...content.ids('documents')].map((id): Shown => [documentPath(id), `the document ${id}`]),
    ]);
    for (const [from, to] of moved) {
      const issue = issueOf(from, to, moved, pages, content);
      if (issue) yield { pointer: `/moved${pointerStep(from)}`, ...issue };
    }
  },
};

function issueOf(
  from: string,
  to: string,
  moved: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
  content: Content,
): ValueIssue | undefined {
  if (RESERVED.test(from))
    return {
      code: 'reserved-path',
      at: 'key',
      message: `The path ${from} is reserved for the server, so it never leads on.`,
      suggestion: 'Remove the line.',
    };
  const shown = pages.get(from);
  const isReversed = shown !== undefined && !pages.has(to) && /^\/[\w/-]+$/.test(to) && !moved.has(to);
  if (shown !== undefined)
    return {
      code: 'moved-in-use',
      at: 'key',
      message: `${from} is listed as moved, but still shows ${shown}.`,
      suggestion: isReversed
        ? `The old path comes first: write "${to}": "${from}" if ${to} was the path before. Otherwise remove this line, or the path.`
        : 'Remove this line, or the path.',
    };
  if (pages.has(to)) return undefined;
  const path = ownPathOf(to, content);
  if (path !== undefined && pages.has(path))
    return {
      code: 'moved-nowhere',
      message: `${from} moves to ${to}; for a page of this site, write only the path.`,
      ...suggestWriting(path),
    };
  const [whole = '', place] = to.split('#');
  if (place !== undefined && pages.has(whole))
    return {
      code: 'moved-nowhere',
      message: `${from} moves to ${to}, but a moved path only leads to a whole page, without #.`,
      ...suggestWriting(whole),
    };
  const end = resolveRedirects(from, moved);
  if (moved.has(to) && end === undefined)
    return {
      code: 'moved-nowhere',
      message: `${from} moves in a circle: ${to} leads back to it.`,
      suggestion: 'Use the path of a page.',
    };
  return {
    code: 'moved-nowhere',
    message: moved.has(to) ? `${to} has moved itself.` : `${from} moves to ${to}, but no page has this path.`,
    ...(end !== undefined && pages.has(end)
      ? suggestWriting(end)
      : didYouMean(to, content.withoutInvalidNames(pages.keys()), 'Use the path of a page.')),
  };
}

/** The path of an absolute URL of this site. */
function ownPathOf(address: string, content: Content): string | undefined {
  const site = textProperty(content.data('site'), 'url') ?? '';
  if (!URL.canParse(address) || !URL.canParse(site)) return undefined;
  const url = new URL(address);
  return url.host === new URL(site).host ? url.pathname : undefined;
}
