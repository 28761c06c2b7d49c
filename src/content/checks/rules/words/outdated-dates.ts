import { property, textProperty } from '../../../read/json.ts';
import { type DayInText, datesIn } from '../../../references/quantities/days.ts';
import { MONTH_NAMES } from '../../../references/quantities/month-names.ts';
import { monthNumber } from '../../../schema/corrections/possible-days.ts';
import { type Content, type ContentDocument, type Rule, TextFeature, type ValueIssue } from '../../rule.ts';

/** Checks that no text mentions a past day as in the future, or the other way round. English only. */
export const rule: Rule = {
  codes: { 'day-over': 'warning', 'year-ahead': 'warning' },
  visibleOnly: true,
  onText: (text, _pointer, document, features, content) => {
    if ((features & TextFeature.digit) === 0 || !YEAR.test(text) || !content.isEnglish) return undefined;
    // Periods of facts are checked by other rules.
    if (document.file.kind.name === 'facts') return undefined;
    const today = dayOfReading(document, content);
    const day = dayOver(text, today);
    return day === undefined
      ? (yearAhead(text, content.today) ?? lawAhead(text, content.today) ?? yearFarAhead(text, content.today))
      : isOver(day, today, content);
  },
};

const isOver = (day: DayInText, today: string, content: Content): ValueIssue => ({
  at: { text: day.written, index: day.index },
  code: 'day-over',
  message: `This speaks of ${day.written} as still to come, but ${today === content.today ? 'it is over' : `this is dated ${today}`}.`,
  suggestion:
    'Write the next date, or say what came of it, or take it out. Give what is only true for a time "publishUntil".',
});

/** The first past day that its sentence mentions as in the future, without a later one. */
function dayOver(text: string, today: string): DayInText | undefined {
  const days = datesIn(text).map((day) => ({ ...day, sentence: sentenceAt(text, day.index) }));
  return days.find(
    (day) => isAhead(text, day) && days.every(({ sentence, last }) => sentence !== day.sentence || last < today),
  );
}

/** Verbs and "since", which refer to the past. */
const PAST =
  'since|(?:founded|established|started|began|opened|built|joined|set|won|finished|completed|launched|published|signed|applied for|approved|installed|delivered|renewed|bought|sold|planted|drilled|visited|registered|hired|moved(?: [^.;!?]{3,40}?)?|handed over) in|as (?:of|at)';

/** A year or month after words that refer to the past. The nearest future years may be part of a plan. */
const PAST_BEFORE_A_YEAR = new RegExp(
  String.raw`\b(?:${PAST})(?<!\b(?:be|being|is|are|gets?) \w+ in) (?:(?<month>${MONTH_NAMES}) )?(?<year>20\d\d)\b`,
  'gi',
);

/** A law and its year. */
const LAW = /\b(?:Act|Regulations?|Rules|Order|Code|Constitution),? (?:of )?(20\d\d)\b/g;

/** "The Land Act, 2102". */
function lawAhead(text: string, today: string): ValueIssue | undefined {
  const found = [...text.matchAll(LAW)].find(({ 1: year = '' }) => year > today.slice(0, 4));
  if (!found) return undefined;
  return {
    at: { text: found[0], index: found.index },
    code: 'year-ahead',
    message: `"${found[0]}" speaks of ${found[1]} as past, but it is still to come.`,
    suggestion: 'Correct the year.',
  };
}

const PLANNED = /\b(?:will|shall|plan\w*|expect\w*|aim\w*|by the end|(?:have|has)(?! been))\b/i;

/** Maximum years ahead that a site names with a month, without and with a plan. */
const MAX_YEARS_AHEAD = 8;
const MAX_PLANNED_YEARS_AHEAD = 30;

const MONTH_WITH_YEAR = new RegExp(`\\b(?:${MONTH_NAMES}) (20\\d\\d|2[1-9]\\d\\d)\\b`, 'g');

/** Whether the sentence around a day speaks of what is planned, or agreed. */
function isPlan(text: string, index: number): boolean {
  const [sentence = ''] = text.slice(sentenceAt(text, index)).split(/(?<=[.!?;]) (?=\S)/);
  return /\b(?:will|shall|plan\w*|by|until|till|before|due|expir\w*|ends?|matur\w*|expect\w*|aim\w*|target\w*|lease)\b/i.test(
    sentence,
  );
}

/** Reports "March 2072". */
function yearFarAhead(text: string, today: string): ValueIssue | undefined {
  const [latest, last] = [MAX_YEARS_AHEAD, MAX_PLANNED_YEARS_AHEAD].map((years) => Number(today.slice(0, 4)) + years);
  if (latest === undefined || last === undefined) return undefined;
  const far = [...text.matchAll(MONTH_WITH_YEAR)].find(
    ({ 1: year, index }) => Number(year) > latest && (Number(year) > last || !isPlan(text, index)),
  );
  if (!far) return undefined;
  return {
    at: { text: far[0], index: far.index },
    code: 'year-ahead',
    message: `${far[0]} is more than ${Number(far[1]) > last ? MAX_PLANNED_YEARS_AHEAD : MAX_YEARS_AHEAD} years away.`,
    suggestion: 'Correct the year.',
  };
}

/** Reports "since 2062". */
function yearAhead(text: string, today: string): ValueIssue | undefined {
  for (const { 0: piece, groups: { month = '', year = '' } = {}, index } of text.matchAll(PAST_BEFORE_A_YEAR)) {
    const named = month === '' ? '' : `-${String(monthNumber(month) ?? 0).padStart(2, '0')}`;
    if (`${year}${named}` <= today.slice(0, 4 + named.length)) continue;
    const [sentence = ''] = text.slice(sentenceAt(text, index)).split(/(?<=[.!?;]) (?=\S)/);
    if (PLANNED.test(sentence)) continue;
    return {
      at: { text: piece, index },
      code: 'year-ahead',
      message: `"${piece}" speaks of ${`${month} ${year}`.trim()} as past, but it is still to come.`,
      suggestion: 'Correct the year.',
    };
  }
  return undefined;
}

/** The start of the sentence around an index. */
const sentenceAt = (text: string, index: number) =>
  Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, index))) + 1;

/** A quick test: most texts have no year. */
const YEAR = /\b2\d\d\d\b/;

/** The day as of which a text is read: that of its entry, such as an article's date, otherwise today. */
function dayOfReading({ data }: ContentDocument, { today }: Content): string {
  if (property(data, 'available') === true) return today;
  const own = ['published', 'date'].map((name) => textProperty(data, name)).find((day) => day !== undefined);
  return own !== undefined && /^\d{4}-\d\d-\d\d$/.test(own) && own < today ? own : today;
}

/** Requests to readers, in the present tense. */
const REQUESTS =
  'join (?:us|me)|come (?:and|to|along|by|with)|meet us|visit us|see you|save the date|register|sign up|apply|book|order|reserve|rsvp|enter|send|submit|reply|hurry|get your|buy';

/** Words before a day that is in the future. */
const BEFORE = new RegExp(
  String.raw`\b(?:${REQUESTS}|will|shall|next|upcoming|coming (?:soon|up)|deadline|planned|plans? to|due|expected|scheduled|opens|closes?|closing|starts|begins|ends|launches|returns?|takes? place|arrives|reopens?|(?:applications|bookings|classes|doors|interviews|registrations?|sales|tours) (?:open|start|begin|close|end)|(?:is|are|stay|remain) (?:closed|on|away)|(?:open|valid|available|free|runs|offer|here) until)\b`,
  'i',
);

/** Words before a year that is in the future; years are mentioned in passing more often than days. */
const BEFORE_A_YEAR =
  /\b(?:will|planned for|plans? to|aims? to|wants? to|hopes? to|expected|due|scheduled|upcoming)\b/i;

/** Words after a future day, in the same sentence. */
const AFTER =
  /^[^.!?]*?(?:\b(?:we|it|they|you|who|which|that|and|there) (?:will|shall)\b|\bwill be\b|\bjoin us\b|\bsave (?:the date|your|a)\b|\bregister\b)/i;

/** Words in reports about the past. */
const PAST_REPORT =
  /\b(?:since|was|were|had|did|opened|closed|began|started|ended|launched|joined|came|registered|applied|booked|ordered|sent|in use|as of|ago|would|if)\b/i;

/** Whether the sentence around a day mentions it as in the future. */
function isAhead(text: string, { index, written, isYear }: DayInText): boolean {
  const [before, after] = [text.slice(sentenceAt(text, index), index), text.slice(index + written.length)];
  if (!isYear && AFTER.test(after) && !PAST_REPORT.test(before)) return true;
  const withoutClosures = before.replace(/\b(?:are|is|stay|remain) closed\b/i, '');
  return (isYear ? BEFORE_A_YEAR : BEFORE).test(before) && !PAST_REPORT.test(withoutClosures);
}
