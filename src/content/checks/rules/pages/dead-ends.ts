import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** Checks that pages without the menus of the site have a way on, and that slides stand still long enough to be read. */
export const check: Check = {
  codes: { 'page-without-way-on': 'warning', 'restless-slides': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      const layout = textProperty(data, 'layout') ?? 'site';
      if (layout !== 'site' && !hasLink(property(data, 'blocks')))
        report({
          path: file.path,
          pointer: '/layout',
          code: 'page-without-way-on',
          message: `With the layout "${layout}" the page has no menu, and no section has a link, so visitors cannot go on.`,
          suggestion: 'Remove "layout", or add a button to a section.',
        });
      for (const [index, block] of listProperty(data, 'blocks').entries()) {
        const [interval, delay, transition] = ['interval', 'transitionDelay', 'transition'].map((name) =>
          numberIn(block, name),
        );
        if (interval === undefined || transition === undefined) continue;
        const still = interval - transition - (delay ?? 0);
        if (still >= LEAST_STILL) continue;
        report({
          path: file.path,
          pointer: `/blocks/${index}/interval`,
          code: 'restless-slides',
          message: `Each slide would stand still for ${Math.max(0, still) / 1000} seconds, too short to read it.`,
          suggestion: 'Write a longer "interval", such as 6000, or a shorter "transition".',
        });
      }
    },
  }),
};

/** Milliseconds that a slide should stand still. */
const LEAST_STILL = 2000;

function numberIn(block: unknown, name: string): number | undefined {
  const value = property(block, name);
  return typeof value === 'number' ? value : undefined;
}

/** Whether there is a link that leads somewhere. */
function hasLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasLink);
  if (typeof value === 'string') return /\]\([^)\s]+\)/.test(value);
  if (!isObject(value)) return false;
  const own = [textProperty(value, 'link'), textProperty(value, 'close')];
  return own.some((link = '') => link !== '' && link !== '#') || Object.values(value).some(hasLink);
}
