import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once for all callers, even while loading is in progress', async () => {
  const load = vi.fn(async () => ({ loaded: true }));
  const loaded = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([loaded(), loaded()]);
  expect(second).toBe(first);
  expect(await loaded()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after a failure, which is reported to every caller', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('offline'));
  const loaded = loadOnce(load);
  const asked = [loaded(), loaded()];
  await expect(asked[0]).rejects.toThrow('offline');
  await expect(asked[1]).rejects.toThrow('offline');
  expect(await loaded()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
