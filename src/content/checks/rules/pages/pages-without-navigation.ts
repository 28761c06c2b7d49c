import { noteKind } from '../../../cache/notes.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { routePaths } from '../../../references/routes.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import { asWarnings, type Content, type Issue, type Rule } from '../../rule.ts';

/** Checks that pages without menus are intended. */
export const rule: Rule = {
  codes: asWarnings('page-without-way-on page-as-overlay bare-in-menu'),
  files: 'pages',
  *onDocument({ file, data }, content) {
    const layout = textProperty(data, 'layout') ?? 'site';
    if (layout === 'bare') barePages.add(content, file, '/layout', true);
    if (layout !== 'site' && !hasLink(property(data, 'blocks')))
      yield {
        pointer: '/layout',
        code: 'page-without-way-on',
        message: `With the layout "${layout}" the page has no menu, and no section has a link, so visitors cannot go on.`,
        suggestion: 'Remove "layout", or add a button to a section.',
      };
    const blocks = listProperty(data, 'blocks');
    if (layout === 'overlay' && blocks.length > MAX_OVERLAY_SECTIONS)
      yield {
        code: 'page-as-overlay',
        message: `The layout "overlay" is for a notice, but this page has ${blocks.length} sections, which visitors would read without menu and footer.`,
        ...dubiousValue('/layout', 'Remove "layout".'),
      };
  },
  // At the end, because menus may be read later.
  onEnd: bareInMenus,
};

/** Maximum sections of a notice: the notice itself, and a line below it. */
const MAX_OVERLAY_SECTIONS = 2;

/** Pages without header and footer. */
const barePages = noteKind<true>('bare-page');

/** Reports pages without menus that a menu links to. */
function bareInMenus(content: Content): Issue[] {
  const bare = Map.groupBy(barePages.all(content), ({ from }) => from.id);
  return routePaths(content.data('routes')).flatMap(({ pattern, pageId }) => {
    const isInMenu = content.graph.usesOf('link', pattern).some(({ from }) => from.kind.name === 'navigation');
    return ((isInMenu && bare.get(pageId)) || []).map(({ from, pointer }) => ({
      path: from.path,
      code: 'bare-in-menu',
      message: `A menu leads to ${pattern}, but with the layout "bare" that page has no menu to go on with.`,
      ...dubiousValue(pointer, 'Remove the line, or take the page out of the menu.'),
    }));
  });
}

/** Whether a value contains a link with a target. */
function hasLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasLink);
  if (typeof value === 'string') return /\]\([^)\s]+\)/.test(value);
  if (!isObject(value)) return false;
  const own = [textProperty(value, 'link'), textProperty(value, 'close')];
  return own.some((link = '') => link !== '' && link !== '#') || Object.values(value).some(hasLink);
}
