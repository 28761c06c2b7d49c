import { asObject, pointerSteps, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { sentencesIn } from '../../../read/sentences-in.ts';
import { type Duration, durationsIn, numberLike, spanOf } from '../../../references/quantities/durations.ts';
import { routePaths } from '../../../references/routes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import { contradicting } from '../../facts/fact-findings.ts';
import { keywordsIn, textOfFact } from '../../keywords.ts';
import type { Content, ContentDocument, Issue, Rule } from '../../rule.ts';

/** Checks that durations, in digits or words, agree with facts and settings about the same subject. English only. */
export const rule: Rule = {
  codes: { 'contradicts-fact': 'warning', 'contradicts-setting': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, _features, content) => {
    if (!UNIT.test(text) || !content.isEnglish || !isRead(document)) return undefined;
    const found = contradictionIn(text, promisesIn(content), daysToConfirm(document, content));
    return found === undefined || pointerSteps(pointerOf()).includes('params') ? undefined : found;
  },
};

/** A quick test: most texts have no unit after another word. */
const UNIT = /[ -](?:hour|day|week|month|year)/;

const CHECKED_TYPES = new Set(['pages', 'modals', 'documents', 'emails', 'forms', 'messages']);
const isRead = ({ file }: ContentDocument) => CHECKED_TYPES.has(file.kind.name) || isCollection(file.kind);

interface Contradiction extends Pick<Issue, 'code' | 'message' | 'suggestion' | 'subject' | 'statedValue'> {
  duration: Duration;
}

/** The first sentence of a text that contradicts a fact or a setting. */
function contradictionIn(text: string, promises: readonly Span[], daysToConfirm: number | undefined) {
  let start = 0;
  for (const sentence of sentencesIn(text)) {
    const durations = durationsIn(sentence);
    const found = otherDays(sentence, durations, daysToConfirm) ?? otherPromise(sentence, durations, promises);
    if (found !== undefined) {
      const { duration, ...issue } = found;
      return { ...issue, at: { text: duration.written, index: start + duration.index } };
    }
    start += sentence.length + 1;
  }
  return undefined;
}

/** A target that is a duration. Results are not compared, since texts mention them next to other figures. */
interface Span {
  name: string;
  value: string;
  least: number;
  most: number;
  keywords: ReadonlySet<string>;
}

const promisesIn = memoizeByObject((content: Content): Span[] => {
  return Object.entries(asObject(content.data('facts'))).flatMap(([name, fact]) => {
    const value = textProperty(fact, 'value') ?? '';
    const span = spanOf(value);
    const isTarget = textProperty(fact, 'status') === 'target';
    return span && isTarget
      ? [{ name, value, ...span, keywords: keywordsIn(textOfFact(name, fact).replace(/\btime\b/gi, 'within')) }]
      : [];
  });
});

/** Minimum keywords in common for a sentence to be about the same subject as a fact. */
const MIN_SHARED_KEYWORDS = 2;

function otherPromise(
  sentence: string,
  durations: readonly Duration[],
  promises: readonly Span[],
): Contradiction | undefined {
  if (durations.length === 0 || sentence.includes('{{facts.')) return undefined;
  const keywords = keywordsIn(sentence);
  const duration = durations.find((one) => !promises.some((span) => agrees(one, span)));
  const unit = duration === undefined ? '' : unitOf(duration.written);
  const [promise] = promises
    .map((one) => ({ ...one, common: one.keywords.intersection(keywords).size, isLike: unitOf(one.value) === unit }))
    .filter(
      (one) =>
        (one.common >= MIN_SHARED_KEYWORDS && isWithin(duration, one, UNRELATED)) ||
        (one.isLike && one.common > 0 && isNear(duration, one)),
    )
    .sort((one, other) => Number(other.isLike) - Number(one.isLike) || other.common - one.common);
  if (promise === undefined || duration === undefined) return undefined;
  return {
    ...contradicting(duration.written, promise.name, promise.value),
    duration,
  };
}

/** Maximum ratio of two times that are probably about the same. */
const MAX_RATIO = 5;

/** How many times as long a time must be to be about something else: an hour, and years. */
const UNRELATED = 1000;

const isNear = (duration: Duration | undefined, span: Span) =>
  !/^an?$/i.test(duration?.number ?? '') && isWithin(duration, span, MAX_RATIO);

const isWithin = (duration: Duration | undefined, { least, most }: Span, times: number) =>
  duration !== undefined && duration.hours < most * times && duration.hours * times > least;

/** The unit of a length of time, without the plural: "business day". */
const unitOf = (written: string) => written.replace(/^\S*?[ -]|s$/g, '').toLowerCase();

/** A week may mean its five working days. */
const agrees = ({ hours }: Duration, { least, most }: Span) =>
  (hours >= least && hours <= most) || (hours === 168 && least === 120);

/** The pages that visitors see while confirming a subscription. */
const confirmingPages = memoizeByObject((content: Content): ReadonlySet<string> => {
  const pages = property(property(content.data('integrations'), 'newsletter'), 'pages');
  const paths = new Set<unknown>(Object.values(asObject(pages)));
  return new Set(
    routePaths(content.data('routes')).flatMap(({ pattern, pageId }) => (paths.has(pattern) ? [pageId] : [])),
  );
});

/** The setting that a page or mail is about. */
function daysToConfirm(document: ContentDocument, content: Content): number | undefined {
  const days = property(property(content.data('integrations'), 'newsletter'), 'confirmWithinDays');
  return typeof days === 'number' && isConfirming(document, content) ? days : undefined;
}

function isConfirming({ file, references }: ContentDocument, content: Content): boolean {
  if (file.kind.name === 'pages') return confirmingPages(content).has(file.id);
  return (
    file.kind.name === 'emails' && references.some(({ kind, value }) => kind === 'field' && value === 'confirmLink')
  );
}

/** A sentence about confirming, or about its link, with another number of days than the setting. */
function otherDays(
  sentence: string,
  [duration]: readonly Duration[],
  daysToConfirm: number | undefined,
): Contradiction | undefined {
  if (duration === undefined || daysToConfirm === undefined || duration.hours === daysToConfirm * 24) return undefined;
  // The link may be meant by "it": "It is more than seven days old."
  const isOfAge = /(?:hour|day|week)s?$/i.test(duration.written) && /\bold(?:er)?\b/i.test(sentence);
  if (!isOfAge && !/\bconfirm|\blinks?\b|\bexpir/i.test(sentence)) return undefined;
  const right = `${numberLike(daysToConfirm, duration.number)} ${daysToConfirm === 1 ? 'day' : 'days'}`;
  return {
    code: 'contradicts-setting',
    // By these, texts that agree with each other are distinguished from one that is wrong.
    subject: 'confirmWithinDays',
    statedValue: duration.written,
    duration,
    message: `This says ${duration.written}, but links to confirm work for ${daysToConfirm} days: "confirmWithinDays" in integrations.json.`,
    suggestion: `Write "${right}", or correct the setting.`,
  };
}
