import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { currentActor } from './audit.ts';

test('the actor is the system account and the sudo user, without characters that no account name has', () => {
  expect(currentActor()).toBe(userInfo().username);
  expect(currentActor('amina')).toBe(`${userInfo().username} (sudo by amina)`);
  expect(currentActor('amina@example.com\n{"x": 1}')).toMatch(/sudo by amina_example\.com[\w.-]+\)$/);
  expect(currentActor('x'.repeat(500)).length).toBeLessThan(150);
});
