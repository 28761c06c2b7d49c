import { expect, test } from 'vitest';
import { ResultCache } from './result-cache.ts';

test('removes the least recently used results when the cache is full', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 4);
  memory.set('tank', 'B', 4);
  expect(memory.get('roof')).toBe('A');
  memory.set('solar', 'C', 5);
  expect(['roof', 'tank', 'solar'].map((question) => memory.get(question))).toEqual(['A', undefined, 'C']);
});

test('a result that is too large is not cached, and removes no other', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 10);
  memory.set('the', 'B', 11);
  expect([memory.get('roof'), memory.get('the')]).toEqual(['A', undefined]);
});

test('a new result replaces the previous one of the same query', () => {
  const memory = new ResultCache<string>(10);
  memory.set('roof', 'A', 6);
  memory.set('roof', 'B', 6);
  memory.set('tank', 'C', 4);
  expect([memory.get('roof'), memory.get('tank')]).toEqual(['B', 'C']);
});
