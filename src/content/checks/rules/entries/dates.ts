import type { ContentDocument } from '../../../read/content.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { ENGLISH_MONTHS, MONTH_NAMES } from '../../../references/quantities/month-names.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import { monthNumber } from '../../../schema/corrections/possible-days.ts';
import { isDate } from '../../../schema/formats.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that an entry's dates are in order and plausible. */
export const rule: Rule = {
  codes: {
    ...asErrors('days-crossed unlikely-day'),
    ...asWarnings('day-ahead run-out gone-before-it-closes deadline-differs'),
  },
  // At the end, because findings also depend on the current date.
  *onEnd(content) {
    const today = content.today;
    for (const kind of content.collections)
      for (const document of content.documents(kind.name)) yield* withPath(document.file, faultsOf(document, today));
    for (const { file, data } of content.documents('documents'))
      yield* withPath(file, [unlikely(data, today), ahead(data, today)]);
  },
};

/** Pairs of dates in order, with their names. */
const ORDER = [
  ['published', 'modified', 'was published', 'was changed'],
  ['published', 'closes', 'was published', 'closes'],
  ['publishFrom', 'closes', 'is shown', 'closes'],
] as const;

/** Earlier years are typos, since no website is older. */
const EARLIEST = 1990;
/** How many years in the future dates may be. */
const AHEAD = 2;

function faultsOf({ data }: ContentDocument, today: string): Issues<FileIssue> {
  return [
    crossed(data, today),
    unlikely(data, today),
    ahead(data, today),
    runOut(data, today),
    years(data, today),
    gone(data),
    otherDeadline(data),
  ];
}

function dayOf(data: unknown, name: string): string | undefined {
  // Publishing dates may include a time.
  const day = textProperty(data, name)?.replace(/T.*/, '');
  return day !== undefined && isDate(day) ? day : undefined;
}

function crossed(data: unknown, today: string): Issues<FileIssue> {
  return ORDER.map(([first, last, began, ended]) => {
    const [from, to] = [dayOf(data, first), dayOf(data, last)];
    if (from === undefined || to === undefined || from <= to) return undefined;
    return {
      code: 'days-crossed',
      pointer: `/${last}`,
      message: `It ${ended} on ${to}, before it ${began} on ${from}.`,
      ...adviceOn([first, from], [last, to], today),
    };
  });
}

/** How many days a job stays open at most, as a guess. */
const MAX_OPEN_DAYS = 120;

/** The name of a date, and its day. */
type Dated = readonly [name: string, day: string];

/** Proposes the year after, since people write the old one in January. */
function adviceOn([first, from]: Dated, [last, to]: Dated, today: string): Pick<FileIssue, 'suggestion' | 'fix'> {
  const otherwise = `orrect one of the two: "${last}" cannot be before "${first}".`;
  const next = `${yearOf(to) + 1}${to.slice(4)}`;
  const days = (Date.parse(next) - Date.parse(from)) / (24 * 3600 * 1000);
  const isUnlikely = last === 'closes' ? days > MAX_OPEN_DAYS : next > today;
  if (!isDate(next) || days < 0 || isUnlikely) return { suggestion: `C${otherwise}` };
  return { suggestion: `Did you mean "${next}"? If not, c${otherwise}`, fix: unsafe(changeTo(`/${last}`, next)) };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

function isUnlikely(day: string, today: string): boolean {
  return yearOf(day) < EARLIEST || yearOf(day) > yearOf(today) + AHEAD;
}

function unlikely(data: unknown, today: string): Issues<FileIssue> {
  return ['published', 'modified', 'closes', 'date'].map((name) => {
    const day = dayOf(data, name);
    if (day === undefined || !isUnlikely(day, today)) return undefined;
    return {
      code: 'unlikely-day',
      pointer: `/${name}`,
      message: `"${name}" is ${day}: the year ${yearOf(day)} cannot be right.`,
      suggestion: 'Check the year; write dates as year-month-day.',
    };
  });
}

/** Reports future dates, which do not hide an entry from visitors, unless it is only shown from then on. */
function ahead(data: unknown, today: string): Issues<FileIssue> {
  const shown = dayOf(data, 'publishFrom') ?? today;
  // Visitors do not see drafts.
  if (textProperty(data, 'status') === 'draft') return undefined;
  return ['published', 'modified', 'date'].map((name) => {
    const day = dayOf(data, name);
    if (day === undefined || day <= today || day <= shown || isUnlikely(day, today)) return undefined;
    return {
      code: 'day-ahead',
      pointer: `/${name}`,
      message: `"${name}" is ${day}, which is in the future, but visitors would see the date today.`,
      suggestion: `Write a day up to ${today}${property(data, 'status') === undefined ? '' : ', or keep it a "draft" until then'}.`,
    };
  });
}

/** Years after which a job advertisement is outdated. */
const STALE = 3;

/** Suffixes that people add to the name of a closed position. */
const FILLED = /[([–-]\s?(?:closed|filled|position (?:closed|filled)|expired|taken|no longer (?:open|available))\b/i;

/** The same in a sentence. */
const FILLED_SENTENCE =
  /\b(?:position|job|role|vacancy) (?:is|has been) (?:now |already )?(?:closed|filled|taken)(?=[.!,;]|$)/i;

function runOut(data: unknown, today: string): Issues<FileIssue> {
  if (property(data, 'available') !== true) return undefined;
  const found = stale(data, today) ?? filledPosition(data) ?? closed(data, today);
  return found && { code: 'run-out', ...found, message: `${found.message}, but visitors can still apply.` };
}

/** A run-out advert; the message lacks its end. */
type RunOut = Omit<FileIssue, 'code'>;

function stale(data: unknown, today: string): RunOut | undefined {
  const advertised = dayOf(data, 'published');
  if (dayOf(data, 'closes') !== undefined || advertised === undefined) return undefined;
  if (yearOf(advertised) < EARLIEST || yearOf(today) - yearOf(advertised) <= STALE) return undefined;
  return {
    pointer: '/published',
    message: `This was published on ${advertised}`,
    suggestion: 'Correct the day, or write "available": false.',
  };
}

function filledPosition(data: unknown): RunOut | undefined {
  const at = { pointer: '/available' };
  const filledSentence = FILLED_SENTENCE.exec(textProperty(data, 'summary') ?? '')?.[0];
  if (filledSentence !== undefined)
    return {
      ...at,
      message: `The summary says "${filledSentence}"`,
      suggestion: 'Write "available": false, or correct the summary.',
      fix: unsafe(changeTo('/available', false)),
    };
  const filled = FILLED.exec(textProperty(data, 'title') ?? '')?.[0];
  return filled === undefined
    ? undefined
    : {
        ...at,
        message: `The title says "${filled.replace(/^\W+/, '')}"`,
        suggestion: 'Write "available": false, and take the remark out of the title.',
      };
}

function closed(data: unknown, today: string): RunOut | undefined {
  const day = dayOf(data, 'closes');
  if (day === undefined || day >= today) return undefined;
  return {
    pointer: '/closes',
    message: `This closed on ${day}`,
    suggestion: 'Write "available": false, a later day, or delete the file.',
  };
}

/** Reports an advert that is hidden while people can still apply. */
function gone(data: unknown): Issues<FileIssue> {
  const [closes, until] = ['closes', 'publishUntil'].map((name) => dayOf(data, name));
  if (closes === undefined || until === undefined || until >= closes) return undefined;
  return {
    code: 'gone-before-it-closes',
    message: `Visitors see this until ${until} only, although it closes on ${closes}.`,
    ...likelyValue('/publishUntil', closes, `Write "${closes}", or correct "closes".`),
  };
}

/** A day until which people can apply, as in "Apply by 31 December 2026". English only. */
const DEADLINE = new RegExp(
  String.raw`\b(?:apply(?: \w+){0,2} (?:by|before|until)|(?:applications?|deadline|closing date)(?: \w+){0,4} (?:by|before|until|on|is):?) (?:[A-Z]\w+day,? )?((\d{1,2})(?:st|nd|rd|th)? (${MONTH_NAMES})(?: (20\d\d))?)\b`,
  'i',
);

/** Reports a text that names another last day to apply. */
function otherDeadline(data: unknown): Issues<FileIssue> {
  const closes = dayOf(data, 'closes');
  const [, deadline, day, month = '', year] = DEADLINE.exec(textProperty(data, 'summary') ?? '') ?? [];
  if (closes === undefined || deadline === undefined) return undefined;
  const [ofYear, ofMonth = 0, ofDay] = closes.split('-').map(Number);
  if (Number(year ?? ofYear) === ofYear && monthNumber(month) === ofMonth && Number(day) === ofDay) return undefined;
  return {
    code: 'deadline-differs',
    pointer: '/summary',
    at: { text: deadline },
    message: `This says ${deadline}, but "closes" is ${closes}.`,
    suggestion: `Write "${ofDay} ${ENGLISH_MONTHS[ofMonth - 1]}${year === undefined ? '' : ` ${ofYear}`}", or correct "closes".`,
  };
}

/** Checks years without a month and day, such as those of degrees. */
function years(data: unknown, today: string): Issues<FileIssue> {
  return listProperty(data, 'education').map((entry, index) => {
    const [year = Number.NaN, last = year] = (textProperty(entry, 'year') ?? '').split(/[–-]/).map(Number);
    if (!isObject(entry) || !(last > yearOf(today) + AHEAD || year < 1940 || last < year)) return undefined;
    return {
      code: 'unlikely-day',
      pointer: `/education/${index}/year`,
      message:
        last < year ? `This ends in ${last}, before it begins in ${year}.` : `The year ${last} cannot be right here.`,
      suggestion: last < year ? `Write "${last}–${year}".` : 'Correct the year.',
    };
  });
}
