import { describe, expect, test } from 'vitest';
import type { Fix } from '../../../contracts/finding.ts';
import { mergeConflicts } from './conflicts.ts';

/** The text after each correction of its only conflict, by title. */
function outcomes(text: string): Record<string, string> {
  const [issue, ...others] = mergeConflicts('', text);
  expect(others).toEqual([]);
  const all = [...(issue?.choices ?? []), ...(issue?.fix ? [issue.fix] : [])];
  const fixes = all.flatMap((fix): Fix[] => ('edits' in fix ? [fix] : []));
  return Object.fromEntries(fixes.map((fix) => [fix.title, corrected(text, fix)]));
}

function corrected(text: string, { edits }: Fix): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start);
  return lastFirst.reduce((left, { start, end, text: now }) => left.slice(0, start) + now + left.slice(end), text);
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('a place of which two versions are left', () => {
  test('keeps the version of one person or the other', () => {
    const text = lines('{', '<<<<<<< HEAD', '"a": 1', '=======', '"a": 2', '>>>>>>> prices', '}');
    expect(outcomes(text)).toEqual({
      'Keep your version: "a": 1': lines('{', '"a": 1', '}'),
      'Keep the other version: "a": 2': lines('{', '"a": 2', '}'),
    });
  });

  test('keeps both where that is valid, with a comma between them', () => {
    const text = lines('[', '<<<<<<< HEAD', '"a"', '||||||| 1a2b3c4', '=======', '"b"', '>>>>>>> prices', ']');
    expect(outcomes(text)['Keep both versions']).toBe(lines('[', '"a",', '"b"', ']'));
  });

  test.for([
    ['a rebase', 'HEAD', '1a2b3c4 (Change the prices)'],
    ['a stash', 'Updated upstream', 'Stashed changes'],
  ])('has the own version below after %s', ([, upper, lower]) => {
    const text = lines('[', `<<<<<<< ${upper}`, '1', '=======', '2', `>>>>>>> ${lower}`, ']');
    expect(outcomes(text)).toMatchObject({
      'Keep your version: 2': lines('[', '2', ']'),
      'Keep the other version: 1': lines('[', '1', ']'),
    });
  });

  test('names no line of a version that has none of its own', () => {
    const text = lines('[', '<<<<<<< HEAD', '=======', '2', '>>>>>>> prices', ']');
    expect(outcomes(text)).toMatchObject({
      'Keep your version': lines('[', ']'),
      'Keep the other version: 2': lines('[', '2', ']'),
    });
  });

  test('names the part of a long line in which the two differ', () => {
    const versions = ['old', 'new'].map((word) => `"${'a'.repeat(100)} ${word} ${'b'.repeat(100)}"`);
    const text = lines('[', '<<<<<<< HEAD', versions[0] ?? '', '=======', versions[1] ?? '', '>>>>>>> prices', ']');
    expect(Object.keys(outcomes(text)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Keep your version: …a+ old b+…$/),
      expect.stringMatching(/^Keep the other version: …a+ new b+…$/),
    ]);
  });

  test('is corrected without asking if both are the same', () => {
    const text = lines('[', '<<<<<<< HEAD', '2', '=======', '2', '>>>>>>> prices', ']');
    const [issue] = mergeConflicts('', text);
    expect(issue?.fix?.isSafe).toBe(true);
    expect(outcomes(text)).toEqual({ 'Keep one of the two equal versions': lines('[', '2', ']') });
  });

  test('keeps the line breaks of Windows', () => {
    const text = lines('[', '<<<<<<< HEAD', '1', '=======', '2', '>>>>>>> prices', ']').replaceAll('\n', '\r\n');
    expect(outcomes(text)['Keep your version: 1']).toBe('[\r\n1\r\n]\r\n');
  });
});

describe('marks of which some are already removed', () => {
  test('without the first one, the lower version or only the marks are removed', () => {
    const text = lines('[', '1', '=======', '2', '>>>>>>> prices', ']');
    expect(outcomes(text)).toEqual({
      'Keep your version': lines('[', '1', ']'),
      'Keep both versions': lines('[', '1,', '2', ']'),
    });
  });

  test('without the last one, the upper version or only the marks are removed', () => {
    const text = lines('[', '<<<<<<< HEAD', '1', '=======', '2', ']');
    expect(outcomes(text)).toEqual({
      'Keep the other version': lines('[', '2', ']'),
      'Keep both versions': lines('[', '1,', '2', ']'),
    });
  });

  test('the only one left is removed', () => {
    expect(outcomes(lines('[', '1', '=======', ']'))).toEqual({ 'Remove the line': lines('[', '1', ']') });
  });
});

test('each place is a finding of its own, and whether both can be kept does not depend on the others', () => {
  const place = lines('<<<<<<< HEAD', '1,', '=======', '2,', '>>>>>>> prices');
  const found = mergeConflicts('', `[\n${place}0,\n${place}3\n]\n`);
  expect(found.map(({ choices }) => choices?.map(({ title }) => title))).toEqual(
    Array(2).fill(['Keep your version: 1', 'Keep the other version: 2', 'Keep both versions']),
  );
});
