import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { currentActor } from './audit.ts';

test('who is at work is the account of the system, and who took it, without what is no name of an account', () => {
  expect(currentActor()).toBe(userInfo().username);
  expect(currentActor('amina')).toBe(`${userInfo().username} (sudo by amina)`);
  expect(currentActor('amina@example.com\n{"x": 1}')).toMatch(/sudo by amina_example\.com[\w.-]+\)$/);
  expect(currentActor('x'.repeat(500)).length).toBeLessThan(150);
});
