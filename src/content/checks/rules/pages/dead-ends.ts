import type { Content } from '../../../read/content.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { routePaths } from '../../../references/routes.ts';
import { changeTo, removeValue, unsure } from '../../../report/fixes.ts';
import type { FileIssue, Issue, Issues } from '../../../report/issues.ts';
import { asWarnings, type Check } from '../../check.ts';

/** Checks that pages without menus are intended, and that slides stay long enough to be read. */
export const check: Check = {
  codes: asWarnings('page-without-way-on page-as-overlay bare-in-menu restless-slides unfilled-progress'),
  files: 'pages',
  *document({ file, data }, content) {
    const layout = textProperty(data, 'layout') ?? 'site';
    if (layout === 'bare') content.graph.add({ kind: BARE, value: file.id, from: file, pointer: '/layout' });
    if (layout !== 'site' && !hasLink(property(data, 'blocks')))
      yield {
        pointer: '/layout',
        code: 'page-without-way-on',
        message: `With the layout "${layout}" the page has no menu, and no section has a link, so visitors cannot go on.`,
        suggestion: 'Remove "layout", or add a button to a section.',
      };
    const blocks = listProperty(data, 'blocks');
    if (layout === 'overlay' && blocks.length > MOST_IN_AN_OVERLAY)
      yield {
        pointer: '/layout',
        code: 'page-as-overlay',
        message: `The layout "overlay" is for a notice, but this page has ${blocks.length} sections, which visitors would read without menu and footer.`,
        suggestion: 'Remove "layout".',
        fix: unsure(removeValue('/layout')),
      };
    for (const [index, block] of blocks.entries())
      yield [restless(block, `/blocks/${index}`), unfilled(block, `/blocks/${index}`)];
  },
  // At the end, because menus may be read later.
  end: bareInMenus,
};

/** The most sections of a notice: the notice itself, and a line below it. */
const MOST_IN_AN_OVERLAY = 2;

/** The graph's kind for pages without header and footer. */
const BARE = 'bare-page';

/** Reports pages without menus that a menu links to. */
function bareInMenus(content: Content): Issue[] {
  return routePaths(content.data('routes')).flatMap(({ pattern, pageId }) => {
    const isInMenu = content.graph.usedBy('link', pattern).some(({ from }) => from.kind.name === 'navigation');
    return (isInMenu ? content.graph.usedBy(BARE, pageId) : []).map(({ from, pointer }) => ({
      path: from.path,
      pointer,
      code: 'bare-in-menu',
      message: `A menu leads to ${pattern}, but with the layout "bare" that page has no menu to go on with.`,
      suggestion: 'Remove the line, or take the page out of the menu.',
      fix: unsure(removeValue(pointer)),
    }));
  });
}

function restless(block: unknown, pointer: string): Issues<FileIssue> {
  const [interval, delay, transition] = ['interval', 'transitionDelay', 'transition'].map((name) =>
    numberIn(block, name),
  );
  if (interval === undefined || transition === undefined) return undefined;
  const still = interval - transition - (delay ?? 0);
  if (still >= LEAST_STILL) return undefined;
  return {
    pointer: `${pointer}/interval`,
    code: 'restless-slides',
    message: `Each slide would stand still for ${Math.max(0, still) / 1000} seconds, too short to read it.`,
    suggestion: 'Write a longer "interval", such as 6000, or a shorter "transition".',
  };
}

/** Reports a progress bar that is not full when the next slide comes. */
function unfilled(block: unknown, pointer: string): Issues<FileIssue> {
  const interval = numberIn(block, 'interval');
  return ['progressDesktop', 'progressMobile'].map((name) => {
    const time = numberIn(block, name);
    if (interval === undefined || time === undefined || time <= interval) return undefined;
    return {
      pointer: `${pointer}/${name}`,
      code: 'unfilled-progress',
      message: `The bar would need ${time / 1000} seconds to fill, but the next slide comes after ${interval / 1000}.`,
      suggestion: `Write ${interval} or less, or a longer "interval".`,
      fix: unsure(changeTo(`${pointer}/${name}`, interval)),
    };
  });
}

/** Minimum milliseconds that a slide should be at rest. */
const LEAST_STILL = 2000;

function numberIn(block: unknown, name: string): number | undefined {
  const value = property(block, name);
  return typeof value === 'number' ? value : undefined;
}

/** Whether a value contains a link with a target. */
function hasLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasLink);
  if (typeof value === 'string') return /\]\([^)\s]+\)/.test(value);
  if (!isObject(value)) return false;
  const own = [textProperty(value, 'link'), textProperty(value, 'close')];
  return own.some((link = '') => link !== '' && link !== '#') || Object.values(value).some(hasLink);
}
