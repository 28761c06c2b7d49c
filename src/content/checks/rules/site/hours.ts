import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { listProperty, textProperty } from '../../../read/json.ts';
import { DAYS, dayNumber, timesIn, weekdaysIn } from '../../../references/quantities/opening-hours.ts';
import { nearest } from '../../../references/suggestions.ts';
import { likelyValue, rightValue } from '../../../report/fixes.ts';
import { eachIssue, type FileIssue, type Issues } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Rule } from '../../rule.ts';

/** Checks that opening hours name each day once, and begin before they end. Only English day names are understood. */
export const rule: Rule = {
  codes: {
    ...asErrors('contradictory-hours bad-hours'),
    ...asWarnings('misspelt-day hours-differ hours-with-hyphen hours-without-day'),
  },
  *onDocument({ file, data }, content) {
    if (file.kind.name === 'pages') yield differing(data, content.data('site'));
    if (file.kind.name === 'site') yield [faultsOf(data), missingDays(data)];
  },
};

function faultsOf(data: unknown): Issues<FileIssue> {
  const taken = new Map<number, number>();
  return listProperty(data, 'hours').map((entry, index) => {
    const days = textProperty(entry, 'days') ?? '';
    const pointer = `/hours/${index}`;
    return [
      misspelt(days, `${pointer}/days`),
      twice(days, index, taken, data),
      badTimes(textProperty(entry, 'time') ?? '', `${pointer}/time`),
      otherClock(textProperty(entry, 'time') ?? '', data, `${pointer}/time`),
      pointedTimes(textProperty(entry, 'time') ?? '', data, `${pointer}/time`),
      hyphenIn(textProperty(entry, 'time') ?? '', data, `${pointer}/time`),
    ];
  });
}

/** Reports hours on a page that differ from site.json. */
function differing(page: unknown, site: unknown): Issues<FileIssue> {
  const known = listProperty(site, 'hours');
  return listProperty(page, 'blocks').map((block, index) =>
    listProperty(block, 'hours').map((entry, place) => {
      const days = textProperty(entry, 'days');
      const own = known.find(
        (other) => weekdaysIn(textProperty(other, 'days') ?? '').join() === weekdaysIn(days ?? '').join(),
      );
      const isSame = own !== undefined && timesIn(textProperty(own, 'time')) === timesIn(textProperty(entry, 'time'));
      if (known.length === 0 || days === undefined || days.includes('{{')) return [];
      if (isSame) return otherwiseWritten(own, entry, block, `/blocks/${index}/hours/${place}/time`);
      const [issue] = eachIssue(misspelt(days, `/blocks/${index}/hours/${place}/days`));
      if (issue) return issue;
      return {
        code: 'hours-differ',
        pointer: `/blocks/${index}/hours/${place}/${own === undefined ? 'days' : 'time'}`,
        ...(own === undefined
          ? { at: { text: days } }
          : { subject: days, statedValue: textProperty(entry, 'time') ?? '' }),
        message: `site.json says ${own === undefined ? 'nothing of' : `${textProperty(own, 'time')} for`} ${days}.`,
        suggestion: `${own === undefined ? 'Correct one of the two' : `Write "${textProperty(own, 'time')}", or correct site.json`}; if these hours are not the company’s, make the heading say whose they are.`,
      };
    }),
  );
}

/** How a time is written, whatever it is: "0:0–0:0", "0am–0pm". */
const notationOf = (time: string) => time.replace(/\d+/g, '0');

/** Reports "8am–6pm" where site.json says "8:00–18:00", unless all lines of the section are written like that. */
function otherwiseWritten(own: unknown, entry: unknown, section: unknown, pointer: string): Issues<FileIssue> {
  const [right, written] = [textProperty(own, 'time'), textProperty(entry, 'time')];
  if (right === undefined || written === undefined || written.includes('{{')) return undefined;
  const notations = listProperty(section, 'hours').map((line) => notationOf(textProperty(line, 'time') ?? ''));
  if (right === written || !notations.includes(notationOf(right)) || notationOf(right) === notationOf(written))
    return undefined;
  return {
    code: 'hours-differ',
    message: `"${written}" is what site.json writes as "${right}".`,
    ...rightValue(pointer, right),
  };
}

function twice(days: string, index: number, taken: Map<number, number>, data: unknown): Issues<FileIssue> {
  const own = weekdaysIn(days);
  const clash = own.find((day) => taken.has(day) && taken.get(day) !== index);
  for (const day of own) if (!taken.has(day)) taken.set(day, index);
  if (clash === undefined) return undefined;
  const earlier = textProperty(listProperty(data, 'hours')[taken.get(clash) ?? 0], 'days') ?? '';
  const times = [taken.get(clash) ?? 0, index].map((place) => textProperty(listProperty(data, 'hours')[place], 'time'));
  const name = DAYS[clash] ?? '';
  return {
    code: 'contradictory-hours',
    pointer: `/hours/${index}/days`,
    message: `${sentenceCase(name)} appears twice: "${earlier}" says ${times[0]}, this says ${times[1]}.`,
    suggestion: 'Write one line per day. Put two periods on the same line: "8:00–12:00, 14:00–18:00".',
  };
}

/** A colon or a point with other than two digits after it, or with more than two before it. */
const NO_TIME = /(?<!\d)(?:\d{3,}[:.]\d*|\d{1,2}[:.](?:\d(?!\d)|\d{3,}))/;

function badTimes(time: string, pointer: string): Issues<FileIssue> {
  const odd = NO_TIME.exec(time)?.[0];
  if (/^closed\b.*\d/i.test(time)) return badTime(pointer, time, 'it says closed, and hours');
  if (odd !== undefined) return badTime(pointer, time, `${odd} is not a time`);
  for (const [written, hour, minute = '00', ending, closingMinute = '00'] of time.matchAll(
    /(\d{1,2})(?:[:.](\d{2}))?\s*[–—-]\s*(\d{1,2})(?:[:.](\d{2}))?(?!\s*[ap]\.?m)/gi,
  )) {
    const [from, to] = [Number(hour) * 60 + Number(minute), Number(ending) * 60 + Number(closingMinute)];
    const impossible =
      [hour, ending].find((one) => Number(one) > 24) ?? [minute, closingMinute].find((one) => Number(one) > 59);
    if (impossible !== undefined) return badTime(pointer, written, `${impossible} is not a time`);
    if (to <= from) return endsTooSoon(pointer, time, written, { from, to });
  }
  return undefined;
}

/** Reports hours that end before they begin: closed all day, or with an afternoon on the other clock. */
function endsTooSoon(pointer: string, time: string, written: string, { from, to }: Record<'from' | 'to', number>) {
  const message = `"${written}" cannot be right: it ends before it begins.`;
  const isWhole = time.trim() === written;
  if (isWhole && from === 0 && to === 0) return { code: 'bad-hours', pointer, message, suggestion: CLOSED_OR_ALL_DAY };
  const isAfternoon = to > 0 && to < from && to + NOON > from && from < NOON;
  if (!isAfternoon) return badTime(pointer, written, 'it ends before it begins');
  const right = time.replace(
    written,
    written.replace(/(?<=[–—-]\s*)\d{1,2}/, (hour) => `${Number(hour) + 12}`),
  );
  const suggestion = `Write "${right}".`;
  return { code: 'bad-hours', message, ...likelyValue(pointer, right, suggestion) };
}

const CLOSED_OR_ALL_DAY = 'Write "Closed"; if it is open day and night, write "0:00–24:00".';

/** Minutes of half a day. */
const NOON = 12 * 60;

/** The finding for hours in another notation than the others. */
function differentlyWritten({
  pointer,
  right,
  message,
}: {
  pointer: string;
  right: string;
  message: string;
}): FileIssue {
  return { code: 'bad-hours', message, ...rightValue(pointer, right) };
}

/** Reports "8am - 6pm" where other lines have "8:00–18:00". */
function otherClock(time: string, site: unknown, pointer: string): Issues<FileIssue> {
  const known = listProperty(site, 'hours').flatMap((entry) => textProperty(entry, 'time') ?? []);
  const halves =
    /^(\d{1,2}(?:[:.]\d{2})?)\s*([ap])\.?m\.?\s*(?:[–—-]|to)\s*(\d{1,2}(?:[:.]\d{2})?)\s*([ap])\.?m\.?$/i.exec(time);
  if (!halves || !known.some((other) => /^\d{1,2}:\d{2}–\d{1,2}:\d{2}$/.test(other))) return undefined;
  const [, from = '', first, to = '', last] = halves;
  // Closing before opening means that the afternoon was intended.
  const [opens, closes] = [onDayClock(from, first), onDayClock(to, last)];
  const isReversed = Number.parseInt(closes, 10) < Number.parseInt(opens, 10) && Number.parseInt(closes, 10) < 12;
  const right = `${opens}–${isReversed ? onDayClock(to, 'pm') : closes}`;
  return differentlyWritten({ pointer, right, message: `"${time}" is on another clock than the other hours.` });
}

/** Converts a time from a 12-hour to a 24-hour clock. */
function onDayClock(time: string, half = ''): string {
  const [hour, minute = '00'] = time.split(/[:.]/);
  return `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}:${minute}`;
}

/** Reports "8.00" where other lines have "8:00". */
function pointedTimes(time: string, site: unknown, pointer: string): Issues<FileIssue> {
  const right = time.replace(/(?<=\b\d{1,2})\.(?=\d{2}\b)/g, ':');
  const haveColon = listProperty(site, 'hours').some((entry) => /\d:\d/.test(textProperty(entry, 'time') ?? ''));
  if (right === time || !haveColon || /\d\s*[ap]\.?m\b/i.test(time)) return undefined;
  return differentlyWritten({ pointer, right, message: `"${time}" has points where the other hours have colons.` });
}

/** Reports "8:00-18:00" where another line has "8:00–18:00". */
function hyphenIn(time: string, site: unknown, pointer: string): Issues<FileIssue> {
  const right = time.replace(/(?<=\d\s?)-(?=\s?\d)/g, '–');
  const haveDash = listProperty(site, 'hours').some((entry) => /\d\s?–\s?\d/.test(textProperty(entry, 'time') ?? ''));
  if (right === time || !haveDash) return undefined;
  return {
    code: 'hours-with-hyphen',
    message: `"${time}" has a hyphen where the other hours have a dash.`,
    ...rightValue(pointer, right),
  };
}

function badTime(pointer: string, written: string, why: string): FileIssue {
  return {
    code: 'bad-hours',
    pointer,
    message: `"${written}" cannot be right: ${why}.`,
    suggestion: `Write hours such as "8:00–18:00"${/closed/i.test(written) ? ', or "Closed"' : ''}.`,
  };
}

function misspelt(days: string, pointer: string): Issues<FileIssue> {
  return [...days.matchAll(/\p{L}{5,}/gu)].map(([word]) => {
    const near = dayNumber(word) >= 0 ? undefined : nearest(word, DAYS);
    if (near === undefined || Math.abs(near.length - word.length) > 1) return undefined;
    const right = sentenceCase(near);
    return {
      code: 'misspelt-day',
      at: { text: word },
      message: `There is no day "${word}".`,
      ...likelyValue(pointer, days.replace(word, right), `Write "${right}".`),
    };
  });
}

/** Reports days between two that have hours, but have none themselves. */
function missingDays(data: unknown): Issues<FileIssue> {
  const entries = listProperty(data, 'hours').map((entry) => weekdaysIn(textProperty(entry, 'days') ?? ''));
  const named = entries.flat();
  const isBetween = (day: number) => named.some((one) => one < day) && named.some((one) => one > day);
  const missing = DAYS.flatMap((_name, day) => (!named.includes(day) && isBetween(day) ? [day] : []));
  const [first] = missing;
  const before = first === undefined ? -1 : entries.findIndex((days) => days.includes(first - 1));
  if (before < 0) return undefined;
  return {
    code: 'hours-without-day',
    pointer: `/hours/${before}/days`,
    message: `No line says anything about ${missing.map((day) => sentenceCase(DAYS[day] ?? '')).join(' and ')}.`,
    suggestion: 'Add the day to this line, or a line for it, such as "Closed".',
  };
}
