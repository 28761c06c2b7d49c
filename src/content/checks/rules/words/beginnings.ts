import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that a text begins with a capital letter if the texts next to it do. */
export const check: Check = {
  codes: { 'small-among-capitals': 'warning' },
  document: ({ data }) => {
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
const LEAST = 2;

/** Single words may be names, such as npm; long texts are sentences. */
const SMALL = /^\p{Ll}+(?: \S+)+$/u;
const LONGEST = 40;
const CAPITAL = /^\p{Lu}/u;

/**
 * Finds the faults of all lists in a value. @param steps the path of the value; one array is reused, since most lists
 * have no fault
 */
function findInLists(value: unknown, steps: (string | number)[], found: FileIssue[]): void {
  if (Array.isArray(value) && value.length > LEAST) findInList(value, steps, found);
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
  const only = texts.findIndex((text) => typeof text === 'string' && SMALL.test(text));
  const text = texts[only];
  if (typeof text !== 'string' || text.length > LONGEST) return;
  const others = texts.filter((other, index): other is string => typeof other === 'string' && index !== only);
  if (others.length < LEAST || !others.every((other) => CAPITAL.test(other))) return;
  const pointer = [...steps, only, ...last].map(pointerStep).join('');
  const right = sentenceCase(text);
  found.push({
    code: 'small-among-capitals',
    pointer,
    message: 'This text begins with a small letter, unlike the others in this list.',
    suggestion: `Write ${JSON.stringify(right)}.`,
    fix: unsure(changeTo(pointer, right)),
  });
}
