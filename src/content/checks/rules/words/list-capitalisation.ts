import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that a text begins with a capital letter if the texts next to it do. */
export const rule: Rule = {
  codes: { 'small-among-capitals': 'warning' },
  onDocument: ({ data }) => {
    const found: FileIssue[] = [];
    findInLists(data, [], found);
    return found;
  },
};

/** The properties with the texts of a list. Titles and long texts are checked by other rules. */
const TEXTS = ['label', 'text', 'description', 'note'] as const;

/** Lists of texts that are shown one below the other. */
const LISTS = new Set(['points', 'highlights', 'achievements', 'requirements', 'expertise', 'lines']);

/** Minimum number of other texts; fewer are not a convention. */
const MIN_OTHERS = 2;

/** Single words may be names, such as npm; long texts are sentences. */
const LOWER_CASE_PHRASE = /^\p{Ll}+(?: \S+)+$/u;
const MAX_LENGTH = 40;
const CAPITAL = /^\p{Lu}/u;

/**
 * Finds the faults of all lists in a value. @param steps the path of the value; one array is reused, since most lists
 * have no fault
 */
function findInLists(value: unknown, steps: (string | number)[], found: FileIssue[]): void {
  if (Array.isArray(value) && value.length > MIN_OTHERS) findInList(value, steps, found);
  const parts = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [step, part] of parts) {
    if (typeof part !== 'object') continue;
    steps.push(step);
    findInLists(part, steps, found);
    steps.pop();
  }
}

function findInList(items: readonly unknown[], steps: readonly (string | number)[], found: FileIssue[]): void {
  if (LISTS.has(String(steps.at(-1)))) findOnly(items, steps, [], found);
  else
    for (const name of TEXTS)
      findOnly(
        items.map((item) => textProperty(item, name)),
        steps,
        [name],
        found,
      );
}

/** Finds the only one of several texts that begins with a lower-case letter. */
function findOnly(texts: readonly unknown[], steps: readonly (string | number)[], last: string[], found: FileIssue[]) {
  const only = texts.findIndex((text) => typeof text === 'string' && LOWER_CASE_PHRASE.test(text));
  const text = texts[only];
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return;
  const others = texts.filter((other, index): other is string => typeof other === 'string' && index !== only);
  if (others.length < MIN_OTHERS || !others.every((other) => CAPITAL.test(other))) return;
  const pointer = [...steps, only, ...last].map(pointerStep).join('');
  const right = sentenceCase(text);
  found.push({
    code: 'small-among-capitals',
    message: 'This text begins with a small letter, unlike the others in this list.',
    ...likelyValue(pointer, right),
  });
}
