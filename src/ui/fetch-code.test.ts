import { expect, test, vi } from 'vitest';
import { fetchCode, LostScriptError } from './fetch-code.ts';

test('a script that comes at once is asked for once', async () => {
  const load = vi.fn(async () => 'module');
  expect(await fetchCode(load)).toBe('module');
  expect(load).toHaveBeenCalledOnce();
});

test('a script that is lost once is asked for again', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchCode(load)).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a script that cannot be fetched is told from one that throws', async () => {
  const lost = fetchCode(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost).rejects.toThrow(LostScriptError);
  // Browsers throw the same thing again; also where it is no object.
  const thrown = new TypeError('x is not a function');
  await expect(fetchCode(() => Promise.reject(thrown))).rejects.toBe(thrown);
  await expect(fetchCode(() => Promise.reject('words'))).rejects.toBe('words');
});
