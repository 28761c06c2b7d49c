import { beforeEach, expect, test, vi } from 'vitest';

const boot: Window['boot'] = { queuedClicks: [], intent: false, noteLostScript: () => {} };

beforeEach(() => {
  vi.resetModules();
  Object.assign(boot, { intent: false, onIntent: undefined });
  vi.stubGlobal('window', { boot });
});

const load = async () => (await import('./intent.ts')).onIntent;

test('all callbacks are called once, at the first intent, except cancelled ones', async () => {
  const onIntent = await load();
  const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
  onIntent(first);
  onIntent(second);
  onIntent(gone)();
  expect(first).toHaveBeenCalledTimes(0);
  boot.onIntent?.();
  boot.onIntent?.();
  expect([first, second, gone].map((callback) => callback.mock.calls.length)).toEqual([1, 1, 0]);
});

test('after an earlier intent, the callback is called at once', async () => {
  const onIntent = await load();
  boot.intent = true;
  const callback = vi.fn();
  onIntent(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
