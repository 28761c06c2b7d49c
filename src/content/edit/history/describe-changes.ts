import type { ContentKind } from '../../schema/schemas.ts';
import { dataOf } from '../../syntax/nodes.ts';
import { parseText } from '../../syntax/parser.ts';
import { describeFile, describePlace, quoteShortened } from '../words/describe-place.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase, type SentenceName } from '../words/phrase.ts';
import { type Difference, differencesOf } from './differences.ts';
import type { VersionedFile } from './version.ts';

/** Limits in characters: maximum length, and context before a difference. */
const MAX_LENGTH = 90;
const CONTEXT = 25;

/** A sentence about a change, and its place. */
export interface ChangeSentence {
  file: string;
  pointer: string;
  sentence: string;
}

/** The changes of a version as sentences: Heading of the home page: "Homes that …" became "Homes …". */
export function describeChanges(kinds: ContentKind[], files: VersionedFile[]): ChangeSentence[] {
  const content = files.filter(({ file }) => !file.endsWith('.md'));
  const states = content.map(({ file, before, after }) => ({ file, before: before(), after: after() }));
  const removed = states.filter(({ after }) => !after);
  const renamed = new Map<string, string>();
  for (const { file, before, after } of states) {
    const from =
      before || !after ? undefined : removed.find((one) => one.before?.equals(after) && !renamed.has(one.file));
    if (from) renamed.set(from.file, file);
  }
  const targets = new Set(renamed.values());
  return states.flatMap(({ file, before, after }): ChangeSentence[] => {
    const what = sentenceCase(describeFile(kinds, file));
    const whole = (name: SentenceName, other = '') => [{ file, pointer: '', sentence: phrase(name, { what, other }) }];
    const newName = renamed.get(file);
    if (newName !== undefined) return whole('wasRenamed', describeFile(kinds, newName));
    if (targets.has(file)) return [];
    if (!before) return whole('wasAdded');
    if (!after) return whole('wasRemoved');
    return before.equals(after) ? [] : insideFile(kinds, file, before, after, whole);
  });
}

function insideFile(
  kinds: ContentKind[],
  file: string,
  before: Buffer,
  after: Buffer,
  whole: (name: SentenceName) => ChangeSentence[],
): ChangeSentence[] {
  if (!file.endsWith('.json')) return whole('wasReplaced');
  const [old, now] = [read(before), read(after)];
  if (!old || !now) return whole('wasChanged');
  const differences = differencesOf(old.data, now.data);
  if (differences.length === 0) return whole('wasReformatted');
  return differences.map((difference) => {
    const data = difference.type === 'removed' ? old.data : now.data;
    const place = sentenceCase(describePlace(kinds, file, data, difference.pointer));
    return { file, pointer: difference.pointer, sentence: sentenceOf(difference, place) };
  });
}

function sentenceOf(difference: Difference, what: string): string {
  switch (difference.type) {
    case 'changed': {
      const [before, after] = shortened(difference.before, difference.after);
      return phrase('became', { what, before: formatValue(before), after: formatValue(after) });
    }
    case 'added':
      return isPlain(difference.after)
        ? phrase('addedValue', { what, value: formatValue(difference.after) })
        : phrase('wasAdded', { what });
    case 'removed':
      return isPlain(difference.before)
        ? phrase('removedValue', { what, value: formatValue(difference.before) })
        : phrase('wasRemoved', { what });
    case 'reordered':
      return phrase('reordered', { what });
  }
}

/** The differing parts of two long texts, with a few words of context. */
function shortened(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string' || Math.max(before.length, after.length) < MAX_LENGTH)
    return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf(' ', Math.max(0, same - CONTEXT)) + 1;
  return start === 0 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`];
}

function read(bytes: Buffer): { data: unknown } | undefined {
  const { root, faults } = parseText(bytes.toString('utf8'));
  return root && faults.length === 0 ? { data: dataOf(root) } : undefined;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return quoteShortened(value, MAX_LENGTH);
  return isPlain(value) ? String(value) : quoteShortened(JSON.stringify(value), MAX_LENGTH);
}
