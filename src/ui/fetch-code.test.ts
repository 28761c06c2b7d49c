import { expect, test, vi } from 'vitest';
import { fetchCode, LostScriptError } from './fetch-code.ts';

test('a script that loads is imported once', async () => {
  const load = vi.fn(async () => 'module');
  expect(await fetchCode(load)).toBe('module');
  expect(load).toHaveBeenCalledOnce();
});

test('a script that fails to load once is imported again', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchCode(load)).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('distinguishes a script that cannot be loaded from one that throws', async () => {
  const lost = fetchCode(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost).rejects.toThrow(LostScriptError);
  // Browsers throw the same value for each import, even if it is not an object.
  const thrown = new TypeError('x is not a function');
  await expect(fetchCode(() => Promise.reject(thrown))).rejects.toBe(thrown);
  await expect(fetchCode(() => Promise.reject('words'))).rejects.toBe('words');
});
