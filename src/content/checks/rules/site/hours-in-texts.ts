import { listProperty, textProperty } from '../../../read/json.ts';
import { DAYS, sameDays, timesIn } from '../../../references/quantities/opening-hours.ts';
import type { Issues, ValueIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** Checks that opening hours in texts match the day's hours in site.json. English only. */
export const check: Check = {
  codes: { 'hours-differ': 'warning' },
  text: (text, _pointer, { file }, signs, content) => {
    if ((signs & Sign.digit) === 0 || file.kind.name === 'site' || !DAYS_WITH_HOURS.test(text)) return undefined;
    return hoursOfOtherDays(text, content.data('site'));
  },
};

/** Days with their hours in a text: "Monday to Friday, 8:00–18:00". */
const DAYS_WITH_HOURS = /([\p{L} –-]*\p{L}),? (\d{1,2}[:.]\d{2}\s*[–—-]\s*\d{1,2}[:.]\d{2})/u;

/** Reports opening hours in a text that belong to other days in site.json. */
function hoursOfOtherDays(text: string, site: unknown): Issues<ValueIssue> {
  const known = listProperty(site, 'hours');
  return [...text.matchAll(new RegExp(DAYS_WITH_HOURS, 'gu'))].map(([piece, words = '', time]) => {
    const days = daysAtEnd(words);
    const own = known.find((other) => sameDays(textProperty(other, 'days') ?? '', days));
    const right = textProperty(own, 'time');
    // Other times are reported by the rule for typed contact details.
    const isOfOtherDay = known.some((other) => timesIn(textProperty(other, 'time')) === timesIn(time));
    if (right === undefined || timesIn(right) === timesIn(time) || !isOfOtherDay) return undefined;
    return {
      code: 'hours-differ',
      at: { text: piece.slice(piece.lastIndexOf(days)) },
      message: `site.json says ${right} for ${days}.`,
      suggestion: `Write "${right}", or correct site.json.`,
    };
  });
}

/** The names of days at the end of a text, with any words between them. */
function daysAtEnd(words: string): string {
  const [first] = words.matchAll(/\p{L}+/gu).filter(({ 0: word }) => DAYS.some((day) => day === word.toLowerCase()));
  return (first === undefined ? words : words.slice(first.index)).trim();
}
