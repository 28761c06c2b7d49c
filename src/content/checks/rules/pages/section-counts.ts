import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { NUMBER_WORD, numberIn, numberLike } from '../../../references/quantities/durations.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that a number in a section's texts matches its list, such as "Five rules" above five points. English only. */
export const rule: Rule = {
  codes: { 'other-count-in-section': 'warning' },
  *onDocument({ file, data }) {
    if (file.kind.name === 'documents')
      yield listProperty(data, 'sections').map((section, index) => stepsInTable(section, `/sections/${index}`));
    yield listProperty(data, 'body').map((part, index) => introduced(part, `/body/${index}`));
    if (file.kind.name !== 'pages') return;
    const sections = listProperty(data, 'blocks');
    for (const [index, section] of sections.entries())
      yield [issuesOf(section, `/blocks/${index}`), buttonIssues(section, `/blocks/${index}`, sections)];
  },
};

/** The properties that are lists of a section. */
const LISTS = ['points', 'cards', 'steps', 'items', 'tabs', 'questions', 'departments'];

/** Nouns for items of a list. Others, such as "people" and "rooms", may count something else. */
const LISTED =
  'answers|chapters|commitments|desks|documents|facts|habits|ideas|lessons|mistakes|options|packages|phases|places|plans|points|principles|products|promises|questions|reasons|rules|services|signs|stages|steps|things|tips|values|ways';

/** A text that begins with such a count, such as "Our five rules hold". */
const COUNTED = new RegExp(
  `^(?:(?:our|these|the|all) )?(?!an? )(${NUMBER_WORD}) (?:[a-z-]+ ){0,2}?(?:${LISTED})\\b`,
  'i',
);

/** A button with such a count: "See the five places". */
const COUNTED_ON_BUTTON = new RegExp(`\\b(?:the|our|all) (${NUMBER_WORD}) (?:[a-z-]+ ){0,2}?(?:${LISTED})\\b`, 'i');

/** The number of entries in the only list of a section. */
function countIn(section: unknown): number | undefined {
  const lists = LISTS.map((name) => listProperty(section, name)).filter((list) => list.length > 0);
  const [entries, another] = lists;
  return entries && another === undefined && entries.every(isObject) ? entries.length : undefined;
}

/** All of a section's steps in the middle of a sentence: "each of the five stages". */
const EACH_OF = new RegExp(
  `\\b(?:each|all) of (?:the|our|these) (${NUMBER_WORD}) (?:phases|stages|steps|points)\\b`,
  'i',
);

function issuesOf(section: unknown, pointer: string): Issues<FileIssue> {
  const count = countIn(section);
  if (count === undefined) return undefined;
  return textsOf(section, pointer).map(
    ([at, text]) =>
      countIssue(at, text, COUNTED, count, 'follow in this section') ??
      countIssue(at, text, EACH_OF, count, 'follow in this section'),
  );
}

/** Steps in the middle of a sentence above a table of them: "The round is spent in four steps." */
const IN_STEPS = new RegExp(`\\bin (${NUMBER_WORD}) (phase|stage|step)s\\b`, 'i');

function stepsInTable(section: unknown, pointer: string): Issues<FileIssue> {
  const table = property(section, 'table');
  const first = listProperty(table, 'columns')[0];
  return textsOf(section, pointer).map(([at, text]) => {
    const noun = IN_STEPS.exec(text)?.[2];
    if (noun === undefined || noun !== String(first).toLowerCase()) return undefined;
    return countIssue(at, text, IN_STEPS, listProperty(table, 'rows').length, 'follow in the table');
  });
}

/** A count that introduces points: "We ask for four things:". */
const INTRODUCING = new RegExp(
  `\\b(?!(?:an?|one)\\b)(${NUMBER_WORD}) (?:[a-z-]+ ){0,2}?(?:${LISTED})\\b(?=[^.:;!?]*:$)`,
  'i',
);

function introduced(part: unknown, pointer: string): Issues<FileIssue> {
  const last = textsOf(part, pointer).at(-1);
  return last && countIssue(...last, INTRODUCING, listProperty(part, 'points').length, 'follow');
}

function buttonIssues(section: unknown, pointer: string, sections: unknown[]): Issues<FileIssue> {
  return listProperty(section, 'actions').map((action, index) => {
    const [label = '', link = ''] = ['label', 'link'].map((name) => textProperty(action, name));
    const target = link.startsWith('#') ? sections.find((one) => textProperty(one, 'id') === link.slice(1)) : undefined;
    const count = target === undefined ? undefined : countIn(target);
    if (count === undefined) return undefined;
    return countIssue(`${pointer}/actions/${index}/label`, label, COUNTED_ON_BUTTON, count, `are in ${link}`);
  });
}

function countIssue(at: string, text: string, counted: RegExp, count: number, where: string): Issues<FileIssue> {
  const [piece, written = ''] = counted.exec(text) ?? [];
  if (piece === undefined || count < 2 || numberIn(written) === count) return undefined;
  const right = numberLike(count, written);
  const put = /^[A-Z]/.test(written) ? sentenceCase(right) : right;
  return {
    code: 'other-count-in-section',
    at: { text: piece },
    message: `This says "${piece}", but ${count} ${where}.`,
    ...likelyValue(at, text.replace(written, put), `Write "${piece.replace(written, put)}", or correct the list.`),
  };
}

/** The texts above the list. */
function textsOf(section: unknown, pointer: string): [pointer: string, text: string][] {
  const heading = property(section, 'heading');
  const texts: [string, string | undefined][] = [
    ...['eyebrow', 'title', 'lead'].map((name): [string, string | undefined] => [
      `/heading/${name}`,
      textProperty(heading, name),
    ]),
    ['/lead', textProperty(section, 'lead')],
    ...listProperty(section, 'text').map((text, index): [string, string | undefined] => [
      `/text/${index}`,
      typeof text === 'string' ? text : undefined,
    ]),
  ];
  return texts.flatMap(([at, text]) => (text === undefined ? [] : [[`${pointer}${at}`, text]]));
}
