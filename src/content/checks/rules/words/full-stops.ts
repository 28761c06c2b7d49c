import { isObject, pointerStep, property, textProperty } from '../../../read/json.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import { isCollection } from '../../../schema/schemas.ts';
import type { Content, ContentDocument, FileIssue, Issue, Issues, Rule } from '../../rule.ts';
import { endToWrite, NOT_ENDED } from '../../text-rules/sentences.ts';

/** Checks that a text ends with a full stop if the texts next to it do, and without one if they do not. */
export const rule: Rule = {
  codes: { 'no-full-stop': 'warning', 'odd-full-stop': 'warning' },
  *onDocument(document, content) {
    const { file, data } = document;
    if (!WITH_SENTENCES.has(file.kind.name) && !isCollection(file.kind)) return;
    yield ofPage(document, content);
    const found: FileIssue[] = [];
    findInLists(data, [], found);
    yield found;
  },
  *onEnd(content) {
    for (const kind of content.collections)
      for (const name of SUMMARIES) yield amongEntries(name, content.documents(kind.name));
  },
};

const WITH_SENTENCES = new Set(['pages', 'modals', 'documents', 'emails']);

/** The texts of an entry that are shown next to those of other entries, by path. */
const SUMMARIES = [['excerpt'], ['summary'], ['metaDescription'], ['seo', 'description']] as const;

const STOPS = new Set('.!?…');
const CLOSING = new Set(')”’"');

/** Whether a text ends with a full stop or similar. Called for very many texts, so it must be fast. */
function isEnded(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return STOPS.has(last) || (CLOSING.has(last) && STOPS.has(text.charAt(text.length - 2)));
}

/** A text of several words without punctuation at its end that is not a list of keywords. */
const OPEN = /^(?!(?:[^,]{1,20}, ){4})\S+(?: \S+){3,}[\p{L}\p{N}]\*{0,2}$/u;

/** Whether a text lacks its full stop. Texts of several sentences are checked by another rule. */
const isOpen = (text: string) => OPEN.test(text) && !NOT_ENDED.test(text);

/** Minimum number of other sentences; fewer are not a convention. */
const MIN_OTHERS = 2;

/**
 * The index of the only one of several texts without a full stop.
 * @param textOf the text of an item; other items do not count
 */
function onlyOpen<Item>(items: readonly Item[], textOf: (item: Item) => unknown): number | undefined {
  let [ended, only] = [0, -1];
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const text = item === undefined ? undefined : textOf(item);
    if (typeof text !== 'string') continue;
    if (isEnded(text)) ended++;
    else if (only >= 0) return undefined;
    else only = index;
  }
  const item = items[only];
  return ended >= MIN_OTHERS && item !== undefined && isOpen(String(textOf(item))) ? only : undefined;
}

/** Where the sentences of a list are: the items themselves, or a property of each. */
const SENTENCES: readonly [steps: readonly string[], textOf: (item: unknown) => unknown][] = [
  [[], (item) => item],
  [['text'], (item) => property(item, 'text')],
  [['description'], (item) => property(item, 'description')],
];

/**
 * Finds the faults of all lists in a value.
 * @param steps the path of the value; one array is reused, since most lists have no fault
 */
function findInLists(value: unknown, steps: (string | number)[], found: FileIssue[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (value.length > MIN_OTHERS) findInList(value, steps, found);
    for (let index = 0; index < value.length; index++) findInside(value[index], index, steps, found);
  } else if (isObject(value)) for (const name in value) findInside(value[name], name, steps, found);
}

function findInside(value: unknown, step: string | number, steps: (string | number)[], found: FileIssue[]): void {
  if (typeof value !== 'object') return;
  steps.push(step);
  findInLists(value, steps, found);
  steps.pop();
}

/** How many phrases without a full stop make a list of phrases. */
const PHRASES = 3;

/** The index of the only phrase of a list with a full stop. Texts of several sentences need theirs. */
function onlyEnded(items: readonly unknown[]): number | undefined {
  const [only = -1, another] = items.flatMap((item, index) =>
    typeof item === 'string' && isEnded(item) ? [index] : [],
  );
  const text = items[only];
  const isPhrase = typeof text === 'string' && /^[^.!?]{20,}\.$/.test(text);
  const areAll = items.every((item, index) => index === only || (typeof item === 'string' && isOpen(item)));
  return isPhrase && areAll && another === undefined && items.length > PHRASES ? only : undefined;
}

function findInList(items: readonly unknown[], steps: readonly (string | number)[], found: FileIssue[]): void {
  const stop = onlyEnded(items);
  if (stop !== undefined) found.push(withStop([...steps, stop].map(pointerStep).join(''), String(items[stop])));
  for (const [last, textOf] of SENTENCES) {
    const only = onlyOpen(items, textOf);
    if (only === undefined) continue;
    const pointer = [...steps, only, ...last].map(pointerStep).join('');
    found.push(without(pointer, String(textOf(items[only])), 'the others in this list'));
  }
}

/** Compares the description of a page with that of the site. */
function ofPage({ file, data }: ContentDocument, content: Content): Issues<FileIssue> {
  const [text, other] = [textProperty(data, 'description'), textProperty(content.data('site'), 'description')];
  const isWanting = file.kind.name === 'pages' && text !== undefined && isOpen(text) && isEnded(other ?? '');
  return isWanting ? without('/description', text, 'the description of the site') : undefined;
}

function amongEntries(steps: readonly string[], entries: readonly ContentDocument[]): Issues<Issue> {
  const textOf = ({ data }: ContentDocument) => steps.reduce<unknown>((holder, step) => property(holder, step), data);
  const only = onlyOpen(entries, textOf);
  const entry = only === undefined ? undefined : entries[only];
  if (entry === undefined) return undefined;
  const pointer = steps.map(pointerStep).join('');
  return { path: entry.file.path, ...without(pointer, String(textOf(entry)), 'those of the other entries') };
}

function without(pointer: string, text: string, others: string): FileIssue {
  return {
    code: 'no-full-stop',
    pointer,
    at: { text: /\S+$/.exec(text)?.[0] ?? text },
    message: `This text has no full stop at its end, unlike ${others}.`,
    suggestion: endToWrite(text) ?? 'Write a full stop at the end, or the rest of the sentence.',
    ...(endToWrite(text) === undefined && { fix: unsafe(changeTo(pointer, `${text}.`)) }),
  };
}

function withStop(pointer: string, text: string): FileIssue {
  return {
    code: 'odd-full-stop',
    at: { text: '.', index: text.length - 1 },
    message: 'This text has a full stop at its end, unlike the others in this list.',
    ...likelyValue(pointer, text.slice(0, -1), 'Remove the full stop.'),
  };
}
