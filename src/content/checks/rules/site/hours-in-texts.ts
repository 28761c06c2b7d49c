import { listProperty, textProperty } from '../../../read/json.ts';
import { NUMBER_WORD, numberIn } from '../../../references/quantities/durations.ts';
import { DAYS, sameDays, timesIn, weekdaysIn } from '../../../references/quantities/opening-hours.ts';
import { type Issues, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that opening hours in texts match the day's hours in site.json. English only. */
export const rule: Rule = {
  codes: { 'hours-differ': 'warning' },
  onText: (text, _pointer, { file }, features, content) => {
    if (file.kind.name === 'site') return undefined;
    const site = content.data('site');
    return [
      (features & TextFeature.digit || text.includes(' from ')) && SPOKEN.test(text)
        ? spokenHours(text, site)
        : undefined,
      (features & TextFeature.digit) !== 0 && DAYS_WITH_HOURS.test(text) ? hoursOfOtherDays(text, site) : undefined,
    ];
  },
};

/** Days with their hours in a text: "Monday to Friday, 8:00–18:00". */
const DAYS_WITH_HOURS = /([\p{L} –-]*\p{L}),? (\d{1,2}[:.]\d{2}\s*[–—-]\s*\d{1,2}[:.]\d{2})/u;

/** Reports opening hours in a text that belong to other days in site.json. */
function hoursOfOtherDays(text: string, site: unknown): Issues<ValueIssue> {
  const known = listProperty(site, 'hours');
  return [...text.matchAll(new RegExp(DAYS_WITH_HOURS, 'gu'))].map(([piece, words = '', time]) => {
    const days = daysAtEnd(words);
    // Of several days, one may have other hours than the rest.
    const own =
      known.find((other) => sameDays(textProperty(other, 'days') ?? '', days)) ??
      known.find((other) => isWithin(other, days) && timesIn(textProperty(other, 'time')) !== timesIn(time));
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

/** Whether all days of a line of opening hours are among others. */
const isWithin = (line: unknown, days: string) => {
  const own = weekdaysIn(textProperty(line, 'days') ?? '');
  return own.length > 0 && own.every((day) => weekdaysIn(days).includes(day));
};

/** The names of days at the end of a text, with any words between them. */
function daysAtEnd(words: string): string {
  const [first] = words.matchAll(/\p{L}+/gu).filter(({ 0: word }) => DAYS.some((day) => day === word.toLowerCase()));
  return (first === undefined ? words : words.slice(first.index)).trim();
}

const HOUR = String.raw`(?:(\d{1,2})(?:[:.](\d{2}))?|(${NUMBER_WORD}))(?: ?([ap])\.?m\b| o’clock)?`;
/** Hours as people say them: "from eight to five", "from 9:00 to 12:00". */
const SPOKEN = new RegExp(
  String.raw`(?:\bfrom |\bbetween |(?=\b\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b))${HOUR} ?(?:to|until|till|and|–|-) ?${HOUR}(?![\w%])`,
  'i',
);
/** What makes numbers hours: "between 8am and 5pm", not "between 8 and 10". */
const CLOCK_TIME = /\d ?[ap]\.?m\b|o’clock|\d[:.]\d\d/i;
/** What people can do during opening hours. */
const OPEN = /\b(?:answers?|call|desks?|lines?|open|phones?|reach|ring)\b/i;

/** Reports hours in a sentence about open doors or phones that are not those of its days in site.json. */
function spokenHours(text: string, site: unknown): Issues<ValueIssue> {
  return text.split(/(?<=[.!?]) /).map((sentence) => {
    const [piece, ...parts] = SPOKEN.exec(sentence) ?? [];
    const days = weekdaysIn(sentence.replace(piece ?? '', ''));
    const own = listProperty(site, 'hours').find((line) => {
      const known = weekdaysIn(textProperty(line, 'days') ?? '');
      return days.every((day) => known.includes(day));
    });
    const right = textProperty(own, 'time');
    if (piece === undefined || right === undefined || !OPEN.test(sentence)) return undefined;
    if (!CLOCK_TIME.test(piece) && (days.length === 0 || !/^from/i.test(piece))) return undefined;
    const [from, until] = [minutesOf(parts.slice(0, 4)), minutesOf(parts.slice(4))];
    const to = until <= from ? until + HALF_A_DAY : until;
    const [opens = Number.NaN, closes = Number.NaN] = timesIn(right).split(',').map(Number);
    // Without a day, one of the two is right if the company's hours are meant.
    const isHalfRight = days.length === 0 && (from === opens) !== (to === closes);
    if (days.length === 0 && !isHalfRight) return undefined;
    // A single day may have shorter hours for something.
    if (days.length > 1 ? from === opens && to === closes : from >= opens && to <= closes && !isHalfRight)
      return undefined;
    return {
      code: 'hours-differ',
      at: { text: piece },
      message: `This says "${piece}", but site.json says ${right} for ${textProperty(own, 'days')}.`,
      suggestion: 'Correct the hours here or in site.json, or leave it if these hours are not the company’s.',
    };
  });
}

const HALF_A_DAY = 12 * 60;

/** Minutes of the day. @param parts hour and minutes in digits, or the hour in words, and a or p for the half */
function minutesOf([digits, minutes = '0', word = '', half]: readonly (string | undefined)[]): number {
  const hour = digits === undefined ? numberIn(word) : Number(digits);
  return (half?.toLowerCase() === 'p' && hour < 12 ? HALF_A_DAY : 0) + hour * 60 + Number(minutes);
}
