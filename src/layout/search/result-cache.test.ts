import { expect, test } from 'vitest';
import { ResultCache } from './result-cache.ts';

test('keeps what fits, and forgets what nobody asked for longest', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 4);
  memory.set('tank', 'B', 4);
  expect(memory.get('roof')).toBe('A');
  memory.set('solar', 'C', 5);
  expect(['roof', 'tank', 'solar'].map((question) => memory.get(question))).toEqual(['A', undefined, 'C']);
});

test('an answer that is too large is not kept, and drives out no other', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 10);
  memory.set('the', 'B', 11);
  expect([memory.get('roof'), memory.get('the')]).toEqual(['A', undefined]);
});

test('an answer that is given anew takes the place of the one before', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 6);
  memory.set('roof', 'B', 6);
  memory.set('tank', 'C', 4);
  expect([memory.get('roof'), memory.get('tank')]).toEqual(['B', 'C']);
});
