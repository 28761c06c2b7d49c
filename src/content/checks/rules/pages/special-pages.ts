import { noteKind } from '../../../cache/notes.ts';
import { isObject, pointerStep, property, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { notFoundPage, routePaths } from '../../../references/routes.ts';
import { type Advice, suggestWriting } from '../../../references/suggestions.ts';
import { addProperty, dubiousValue } from '../../../report/fixes.ts';
import { asWarnings, type Content, type Issue, type Issues, type Rule, type ValueIssue } from '../../rule.ts';

/** Pages that are hidden from search engines. */
const unlistedPages = noteKind<true>('unlisted-page');

/** The places where a page is hidden from search engines: one, or none. */
const hiddenBy = (pageId: string, content: Content) =>
  unlistedPages.all(content).filter(({ from }) => from.id === pageId);

/** Checks the pages with a special role: the home page, the 404 pages, and those of the newsletter. */
export const rule: Rule = {
  codes: {
    ...asWarnings(`
      hidden-home hidden-in-menu home-path-second not-found-with-path newsletter-page-listed
      newsletter-page-mixed-up
    `),
  },
  files: 'pages',
  onDocument: ({ file, data }, content) => {
    if (property(data, 'hidden') === true) unlistedPages.add(content, file, '/hidden', true);
  },
  onEnd: (content) => [homeIssues(content), hiddenIssues(content), notFoundIssues(content), newsletterIssues(content)],
};

function homeIssues(content: Content): Issues<Issue> {
  const home = routePaths(content.data('routes')).find(({ pattern }) => pattern === '/');
  const [routes] = content.documents('routes');
  if (!home || !routes) return undefined;
  const hidden = hiddenBy(home.pageId, content).map(({ from, pointer }) => ({
    path: from.path,
    code: 'hidden-home',
    message: 'This is the home page, and search engines are asked not to list it.',
    ...dubiousValue(pointer, 'Remove the line, so that people can find the site.'),
  }));
  if (home.mainPattern === '/') return hidden;
  return [
    hidden,
    {
      path: routes.file.path,
      pointer: home.pointer,
      code: 'home-path-second',
      message: `Search engines would list the home page as ${home.mainPattern}: the first path is the main one.`,
      suggestion: 'Put "/" first.',
    },
  ];
}

/** Reports pages that are hidden from search engines although every page links to them. */
function hiddenIssues(content: Content): Issue[] {
  return routePaths(content.data('routes')).flatMap(({ pattern, pageId }) => {
    const isInMenu = content.graph.usesOf('link', pattern).some(({ from }) => from.kind.name === 'navigation');
    if (!isInMenu || pattern === '/') return [];
    return hiddenBy(pageId, content).map(({ from, pointer }) => ({
      path: from.path,
      code: 'hidden-in-menu',
      message: `A menu leads to ${pattern}, but search engines and the search of the site are asked to leave it out.`,
      ...dubiousValue(pointer, 'Remove the line, or take the page out of the menu.'),
    }));
  });
}

function notFoundIssues(content: Content): Issues<Issue> {
  const [routes] = content.documents('routes');
  const pageId = notFoundPage(routes?.data);
  const shown = routePaths(routes?.data).find((one) => one.pageId === pageId);
  if (!routes || !shown) return undefined;
  return {
    path: routes.file.path,
    pointer: '/notFound',
    code: 'not-found-with-path',
    message: `Visitors of an address that does not exist would see the page of ${shown.pattern} and not learn that theirs is wrong.`,
    suggestion: 'Name a page that says so, with a section of the type error-screen and without a path of its own.',
  };
}

function newsletterIssues(content: Content): Issues<Issue> {
  const [integrations] = content.documents('integrations');
  const pages = property(property(integrations?.data, 'newsletter'), 'pages');
  if (!integrations || !isObject(pages)) return undefined;
  const names = Object.keys(pages);
  return names.map((name) => {
    const path = pathOf(textProperty(pages, name) ?? '');
    const place = { path: integrations.file.path, pointer: `/newsletter/pages${pointerStep(name)}` };
    const end = path.slice(path.lastIndexOf('/') + 1);
    const isMixedUp = end !== name && names.includes(end);
    if (isMixedUp)
      return {
        ...place,
        code: 'newsletter-page-mixed-up',
        message: `${path} looks like the page for "${end}", but it is named for "${name}".`,
        ...pageFor(name, content),
      };
    const listed = listedPage(path, content);
    return listed && { ...listed, ...toHide(path) };
  });
}

/** The only page whose path ends with a word. */
function pageFor(name: string, content: Content): Advice {
  const [only, another] = routePaths(content.data('routes')).filter(({ pattern }) => pattern.endsWith(`/${name}`));
  return only !== undefined && another === undefined
    ? suggestWriting(only.pattern)
    : { suggestion: 'Name the page whose words fit what has just happened.' };
}

const toHide = (path: string): ValueIssue => ({
  code: 'newsletter-page-listed',
  message: `Search engines may list ${path}, which only makes sense to people who come from a mail.`,
  suggestion: 'Add "hidden": true.',
  fix: addProperty('', 'hidden', true),
});

/** The place of a page to which only mails link, if search engines may list it. */
function listedPage(path: string, content: Content): Pick<Issue, 'path' | 'pointer'> | undefined {
  const page = routePaths(content.data('routes')).find(({ pattern }) => pattern === path)?.pageId;
  const file = content.files.find(({ kind, id }) => kind.name === 'pages' && id === page);
  if (page === undefined || file === undefined) return undefined;
  const links = content.graph.usesOf('link', path).filter(({ from }) => from.kind.name !== 'integrations');
  const isListed = path !== '/' && links.length === 0 && hiddenBy(page, content).length === 0;
  return isListed ? { path: file.path, pointer: '' } : undefined;
}
