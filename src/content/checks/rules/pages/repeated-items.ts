import { isDeepStrictEqual } from 'node:util';
import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { dubiousValue, unsafe } from '../../../report/fixes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that lists have no duplicates and are not empty, and that each section has one main button. */
export const rule: Rule = {
  codes: asWarnings('repeated-item two-main-buttons same-target empty-list figure-twice'),
  *onDocument({ file, data }) {
    if (!LOOKED_AT.has(file.kind.name) && !isCollection(file.kind)) return;
    const issues: Issues<FileIssue>[] = [];
    walk(data, '', (list, pointer) => {
      if (list.length === 0 && CLEARED.has(file.kind.name)) return;
      issues.push(list.length === 0 ? empty(pointer) : repeated(list, pointer));
      if (pointer.endsWith('/actions')) issues.push(buttons(list, pointer));
      if (pointer.endsWith('/rows')) issues.push(placesTwice(list, pointer));
      if (/\/(?:items|figures)$/.test(pointer)) issues.push(figuresTwice(list, pointer));
    });
    yield issues;
  },
};

/** Content types with lists that visitors read. */
const LOOKED_AT = new Set(['pages', 'modals', 'documents', 'site', 'emails', 'forms', 'navigation']);

function walk(value: unknown, pointer: string, visit: (list: unknown[], pointer: string) => void): void {
  if (Array.isArray(value)) {
    if (value.length === 0 || (value.length > 1 && value.some(isWorthComparing))) visit(value, pointer);
    for (const [index, item] of value.entries()) if (typeof item === 'object') walk(item, `${pointer}/${index}`, visit);
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value))
      if (typeof part === 'object') walk(part, pointer + pointerStep(name), visit);
  }
}

/** Content types in which an empty list has a meaning: no recipients, no alert. */
const CLEARED = new Set(['site', 'forms', 'navigation']);

function empty(pointer: string): FileIssue {
  return {
    code: 'empty-list',
    message: 'This list is empty.',
    ...dubiousValue(pointer, 'Restore its entries, or remove the whole line.'),
  };
}

/** Cells and short words may repeat. */
function isWorthComparing(item: unknown): boolean {
  return typeof item === 'string' ? item.length >= MIN_TEXT_LENGTH && item.includes(' ') : typeof item === 'object';
}

const MIN_TEXT_LENGTH = 12;

/** Whether an item is long enough to compare: two nearly empty sections are not copies. */
export const isLongEnough = (item: unknown) =>
  typeof item === 'string' || JSON.stringify(item).length >= MIN_JSON_LENGTH;

const MIN_JSON_LENGTH = 40;

function repeated(list: unknown[], pointer: string): Issues<FileIssue> {
  const alike = new Map<string, number[]>();
  return list.map((item, index) => {
    if (!isWorthComparing(item)) return undefined;
    const mark = firstWords(item) ?? '';
    const earlier = alike.get(mark);
    if (!earlier) alike.set(mark, [index]);
    const first = earlier?.find((other) => isDeepStrictEqual(list[other], item));
    earlier?.push(index);
    if (first === undefined || !isLongEnough(item)) return undefined;
    const at = `${pointer}/${index}`;
    const what = pointer === '/blocks' ? 'section' : 'entry';
    return {
      code: 'repeated-item',
      message: `This ${what} is the same as number ${first + 1} in the list, so visitors would read it twice.`,
      ...dubiousValue(at, 'Remove one of the two, or say what is different about this one.'),
    };
  });
}

/** The first text of several words, as a quick test: it is the same in equal items and differs in nearly all others. */
function firstWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(' ') ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const words = firstWords(part);
    if (words !== undefined) return words;
  }
  return undefined;
}

function buttons(actions: unknown[], pointer: string): Issues<FileIssue> {
  const mains = actions.flatMap((action, index) => (textProperty(action, 'style') === 'primary' ? [index] : []));
  const second = mains[1];
  const links = actions.map((action) => textProperty(action, 'link') ?? '');
  const twin = links.findIndex((link, index) => link.length > 1 && links.indexOf(link) < index);
  const isCopy = JSON.stringify(actions[twin]) === JSON.stringify(actions[links.indexOf(links[twin] ?? '')]);
  return [
    second === undefined
      ? undefined
      : {
          code: 'two-main-buttons',
          pointer: `${pointer}/${second}/style`,
          message: 'Two buttons here are marked as the main one, so neither stands out.',
          suggestion: 'Make all but the most important one "secondary".',
          fix: unsafe({
            title: 'Change to "secondary"',
            isSafe: false,
            changes: [{ type: 'set' as const, at: `${pointer}/${second}/style`, value: 'secondary' }],
          }),
        },
    twin < 0 || isCopy
      ? undefined
      : {
          code: 'same-target',
          pointer: `${pointer}/${twin}/link`,
          message: `Two buttons next to each other lead to ${links[twin]}.`,
          suggestion: 'Link one of them to something else, or remove it.',
        },
  ];
}

/** Reports a fact that is shown large twice in one list, since only the words around it were changed in a copy. */
function figuresTwice(items: unknown[], pointer: string): Issues<FileIssue> {
  const values = items.map((item) => textProperty(item, 'value') ?? '');
  return values.map((value, index) => {
    if (!value.includes('{{facts.') || values.indexOf(value) === index) return undefined;
    return {
      code: 'figure-twice',
      pointer: `${pointer}/${index}/value`,
      message: `${value} is shown twice in this list, so one of the two labels does not belong to it.`,
      suggestion: 'Quote the fact that the label is about, or remove one of the two.',
    };
  });
}

/** Reports rows, such as places on a map, that lead to one place of the page. */
function placesTwice(rows: unknown[], pointer: string): Issues<FileIssue> {
  const links = rows.map((row) => textProperty(row, 'link') ?? '');
  return links.map((link, index) => {
    if (link.length < 2 || !link.startsWith('#') || links.indexOf(link) === index) return undefined;
    return {
      code: 'same-target',
      pointer: `${pointer}/${index}/link`,
      message: `Two entries of this list lead to ${link}.`,
      suggestion: 'Link one of them to something else, or remove it.',
    };
  });
}
