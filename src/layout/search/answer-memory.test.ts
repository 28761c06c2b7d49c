import { expect, test } from 'vitest';
import { AnswerMemory } from './answer-memory.ts';

test('keeps what fits, and forgets what nobody asked for longest', () => {
  const memory = new AnswerMemory<string>(10);
  memory.remember('roof', 'A', 4);
  memory.remember('tank', 'B', 4);
  expect(memory.recall('roof')).toBe('A');
  memory.remember('solar', 'C', 5);
  expect(['roof', 'tank', 'solar'].map((question) => memory.recall(question))).toEqual(['A', undefined, 'C']);
});

test('an answer that is too large is not kept, and drives out no other', () => {
  const memory = new AnswerMemory<string>(10);
  memory.remember('roof', 'A', 10);
  memory.remember('the', 'B', 11);
  expect([memory.recall('roof'), memory.recall('the')]).toEqual(['A', undefined]);
});

test('an answer that is given anew takes the place of the one before', () => {
  const memory = new AnswerMemory<string>(10);
  memory.remember('roof', 'A', 6);
  memory.remember('roof', 'B', 6);
  memory.remember('tank', 'C', 4);
  expect([memory.recall('roof'), memory.recall('tank')]).toEqual(['B', 'C']);
});
