import { asObject, parentPointer, property, textProperty, valueAt } from '../../../../read/json.ts';
import { loneFactIn } from '../../../../references/figure.ts';
import { changeTo, unsafe } from '../../../../report/fixes.ts';
import type { FileIssue } from '../../../../report/issues.ts';
import { type Rule, withPath } from '../../../rule.ts';

/** Checks that targets, results and figures of the market are worded as such, and are not of long ago. English only. */
export const rule: Rule = {
  codes: { 'status-differs': 'warning', 'period-long-over': 'warning' },
  onText: (text, pointerOf, { data, file }, _features, content) => {
    const name = loneFactIn(text);
    if (name === undefined || file.kind.name === 'facts' || !content.isEnglish) return undefined;
    if (textProperty(property(content.data('facts'), name), 'status') !== 'target') return undefined;
    const pointer = pointerOf();
    if (!pointer.endsWith('/value')) return undefined;
    const figure = parentPointer(pointer);
    return EXPLAINING_PROPERTIES.map((part) => {
      const piece = PAST_TENSE.exec(textProperty(valueAt(data, figure), part) ?? '')?.[0];
      return piece === undefined ? undefined : targetAsResult(`${figure}/${part}`, piece, name);
    });
  },
  // At the end, because findings also depend on the current date.
  *onEnd(content) {
    if (!content.isEnglish) return;
    for (const { file, data } of content.documents('facts'))
      for (const [name, fact] of Object.entries(asObject(data)))
        yield* withPath(file, [otherStatus(name, fact), ownAsMarket(name, fact), longOver(name, fact, content.today)]);
  },
};

/** The properties that explain the value of a figure. */
const EXPLAINING_PROPERTIES = ['label', 'text'];

const targetAsResult = (pointer: string, piece: string, name: string): FileIssue => ({
  code: 'status-differs',
  pointer,
  at: { text: piece },
  message: `"${piece}" speaks of what has happened, but the fact "${name}" is a target.`,
  suggestion: 'Say that it is planned, or quote a result.',
});

/** What has happened: "farmers we trained", "homes that were let". */
const PAST_TENSE =
  /\b(?:we (?:have |had )?(?:already )?(?:(?!need)[a-z]{2,}ed|bought|sold|paid|grew|built|let out|won|made)|(?:who|that|which) (?:have|were|was|had)|have been)\b/;
/** What is still to happen. */
const PLANNED = /\b(?:we|it|the company|they) (?:aims?|plans?|hopes?|expects?|intends?|wants?|will) /;

function otherStatus(name: string, fact: unknown): FileIssue | undefined {
  const [status, meaning] = [textProperty(fact, 'status'), textProperty(fact, 'meaning') ?? ''];
  const piece = (status === 'target' ? PAST_TENSE : status === 'result' ? PLANNED : undefined)
    ?.exec(meaning)?.[0]
    .trim();
  if (piece === undefined) return undefined;
  const right = status === 'target' ? 'result' : 'target';
  return {
    code: 'status-differs',
    pointer: `/${name}/status`,
    message: `This is marked as a ${status}, but its meaning speaks of ${status === 'target' ? 'what has happened' : 'what is planned'}: "${piece}".`,
    suggestion: `Write "status": "${right}", or correct the meaning.`,
    fix: unsafe(changeTo(`/${name}/status`, right)),
  };
}

/** How the sources begin that are the company's own: "our rent ledger". */
const OWN_SOURCE = /^our (?:own )?(?!partners?\b)/i;

/** Reports a figure of the company's own records that is marked as the market's. */
function ownAsMarket(name: string, fact: unknown): FileIssue | undefined {
  const source = textProperty(fact, 'source') ?? '';
  if (textProperty(fact, 'status') !== 'market' || !OWN_SOURCE.test(source)) return undefined;
  return {
    code: 'status-differs',
    pointer: `/${name}/status`,
    message: `This is marked as a figure of the market, but its source is our own: "${source}".`,
    suggestion: 'Write "status": "result", or correct the source.',
    fix: unsafe(changeTo(`/${name}/status`, 'result')),
  };
}

/** Years after which a figure says nothing about today. */
const MAX_AGE_YEARS = 6;

function longOver(name: string, fact: unknown, today: string): FileIssue | undefined {
  const period = textProperty(fact, 'period') ?? '';
  const years = period.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? [];
  const isOpen = /\b(?:since|from|after)\b/i.test(period);
  const wasMeasured = ['result', 'market'].includes(textProperty(fact, 'status') ?? '');
  if (!wasMeasured || years.length === 0 || isOpen) return undefined;
  const age = Number(today.slice(0, 4)) - Math.max(...years);
  if (age < MAX_AGE_YEARS) return undefined;
  return {
    code: 'period-long-over',
    pointer: `/${name}/period`,
    message: `"${period}" was ${age} years ago, but visitors read this as how things are today.`,
    suggestion: 'Correct the year, or write a newer figure and its period.',
  };
}
