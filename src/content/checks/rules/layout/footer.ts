import { objectsIn, property, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { routePaths } from '../../../references/routes.ts';
import type { Content, FileIssue, Rule } from '../../rule.ts';

/**
 * Checks that the frame of every page has a link home, the name of the site's owner, and a link to the privacy notice.
 */
export const rule: Rule = {
  codes: { 'logo-elsewhere': 'warning', 'typed-holder': 'warning', 'privacy-out-of-sight': 'warning' },
  files: 'navigation',
  onDocument: ({ data }, content) => [logoIssues(data, content), holderIssues(data), privacyIssues(data, content)],
};

function logoIssues(navigation: unknown, content: Content): FileIssue | undefined {
  const link = textProperty(property(navigation, 'logo'), 'link') ?? '';
  const paths = routePaths(content.data('routes'));
  const pageOf = (path: string) => paths.find(({ pattern }) => pattern === path)?.pageId;
  const home = pageOf('/');
  if (!link.startsWith('/') || home === undefined || pageOf(pathOf(link)) === home) return undefined;
  return {
    code: 'logo-elsewhere',
    pointer: '/logo/link',
    message: `The logo leads to ${link}; visitors expect that it leads home.`,
    suggestion: 'Write "/".',
  };
}

function holderIssues(navigation: unknown): FileIssue | undefined {
  const copyright = textProperty(property(navigation, 'footer'), 'copyright') ?? '';
  if (copyright === '' || copyright.includes('{{site.')) return undefined;
  return {
    code: 'typed-holder',
    pointer: '/footer/copyright',
    message: 'The name of the company is typed here, so it stays as it is when the company changes its name.',
    suggestion: 'Quote it: {{site.legalName}}.',
  };
}

/** Checks that the page to which forms refer for privacy is linked from every page. */
function privacyIssues(navigation: unknown, content: Content): FileIssue | undefined {
  const named = content
    .documents('forms')
    .flatMap(({ data }) => [...(textProperty(data, 'privacy') ?? '').matchAll(/\]\((\/[^)\s]*)\)/g)])
    .map(([, link = '']) => pathOf(link));
  const paths = routePaths(content.data('routes'));
  const pageOf = (link: string) => paths.find(({ pattern }) => pattern === pathOf(link))?.pageId;
  const reached = new Set(objectsIn(navigation).map(([, entry]) => pageOf(textProperty(entry, 'link') ?? '')));
  const missing = named.find((path) => pageOf(path) !== undefined && !reached.has(pageOf(path)));
  if (missing === undefined) return undefined;
  return {
    code: 'privacy-out-of-sight',
    pointer: '/footer/legal',
    message: `Forms send people to ${missing} for what happens with their data, but no menu leads there.`,
    suggestion: `Add { "label": "…", "link": "${missing}" } to "legal".`,
  };
}
