import type { ContentFile } from '../../../read/files.ts';
import { listItems, textProperty } from '../../../read/json.ts';
import { type PublishingWindow, publishingDates } from '../../../references/publishing/publishing-window.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { Issue, Rule } from '../../rule.ts';

/** Checks that publishing dates are in order, not long past, and not years in the future. */
export const rule: Rule = {
  codes: { 'published-never': 'error', 'publishing-over': 'warning', 'published-far-off': 'warning' },
  onDocument: ({ file, data }, content) => {
    for (const [pointer, owner] of partsWithDays(file, data)) {
      const publishFrom = textProperty(owner, 'publishFrom');
      const publishUntil = textProperty(owner, 'publishUntil');
      if (publishFrom === undefined && publishUntil === undefined) continue;
      publishingDates.add(content, file, pointer, { publishFrom, publishUntil });
    }
  },
  // At the end, because the time zone and the current time are not part of the file.
  *onEnd(content) {
    const timed = content.scheduledParts();
    const pages = new Map(timed.filter(({ pointer }) => pointer === '').map((one) => [one.from.path, one.window]));
    for (const { from: file, pointer, window, written } of timed) {
      const { from = -Infinity, until = Infinity } = window;
      const place = { path: file.path, pointer: `${pointer}/publishUntil` };
      const { publishFrom: first = '', publishUntil: last = '' } = written;
      if (until <= from)
        yield {
          ...place,
          code: 'published-never',
          message: `Visitors would never see this: it ends on ${last}, before it begins on ${first}.`,
          ...adviceOn(place.pointer, first, last),
        };
      else if (pointer !== '' && isOutside(window, pages.get(file.path)))
        yield {
          path: file.path,
          pointer,
          code: 'published-never',
          message: 'Visitors would never see this: the page around it is not shown on these days.',
          suggestion: 'Correct the dates of the section or those of the page.',
        };
      else if (until <= content.now)
        yield {
          ...place,
          code: 'publishing-over',
          message: `Visitors have not seen this since ${last}.`,
          suggestion: 'Set "publishUntil" to a later day, or delete this.',
        };
      else if (from > content.now + FAR_OFF)
        yield {
          path: file.path,
          pointer: `${pointer}/publishFrom`,
          code: 'published-far-off',
          message: `Visitors would see this only in ${new Date(from).getUTCFullYear()}.`,
          suggestion: 'Check the year.',
        };
    }
  },
};

/** What may have publishing dates: a file, and the sections of a page. */
export function partsWithDays({ kind }: ContentFile, data: unknown): [pointer: string, part: unknown][] {
  return [['', data], ...(kind.name === 'pages' ? listItems(data, 'blocks') : [])];
}

/** Proposes the year after for the last day, if that is soon after the first: people forget the turn of the year. */
function adviceOn(pointer: string, first: string, last: string): Pick<Issue, 'suggestion' | 'fix'> {
  const otherwise = 'orrect one of the two: "publishUntil" comes after "publishFrom".';
  const next = last.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  const isSoon = next > first && Date.parse(next) - Date.parse(first) < SOON;
  if (!isSoon) return { suggestion: `C${otherwise}` };
  return { suggestion: `Did you mean "${next}"? If not, c${otherwise}`, fix: unsafe(changeTo(pointer, next)) };
}

/** Milliseconds, half a year. */
const SOON = 183 * 24 * 3600 * 1000;

/** Milliseconds, two years: nobody plans further ahead. */
const FAR_OFF = 2 * 365 * 24 * 3600 * 1000;

/** Whether a section is only shown while its page is not. */
function isOutside(section: PublishingWindow, page: PublishingWindow | undefined): boolean {
  const { from = -Infinity, until = Infinity } = page ?? {};
  return (section.from ?? -Infinity) >= until || (section.until ?? Infinity) <= from;
}
