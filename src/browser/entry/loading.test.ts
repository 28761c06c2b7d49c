import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

let showLoading: typeof import('./loading.ts').showLoading;

const { hide, showStrip, loadNavigationCode } = vi.hoisted(() => {
  const hide = vi.fn();
  const showStrip = vi.fn(() => hide);
  return { hide, showStrip, loadNavigationCode: vi.fn(async () => ({ showStrip })) };
});
vi.mock('./navigation-loader.ts', () => ({ loadNavigationCode }));

beforeAll(async () => {
  // Another test file may have loaded the module already, with the real loader.
  vi.resetModules();
  ({ showLoading } = await import('./loading.ts'));
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('shows nothing for a page that loads within a quarter of a second', async () => {
  const end = showLoading();
  await vi.advanceTimersByTimeAsync(249);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadNavigationCode).not.toHaveBeenCalled();
});

it('shows the strip from then on, until the page is loaded', async () => {
  const end = showLoading();
  await vi.advanceTimersByTimeAsync(250);
  expect(showStrip).toHaveBeenCalledOnce();
  expect(hide).not.toHaveBeenCalled();
  end();
  expect(hide).toHaveBeenCalledOnce();
});

it('shows no strip if the page loads before the code of the strip', async () => {
  const code = Promise.withResolvers<{ showStrip: typeof showStrip }>();
  loadNavigationCode.mockReturnValueOnce(code.promise);
  const end = showLoading();
  await vi.advanceTimersByTimeAsync(250);
  end();
  code.resolve({ showStrip });
  await vi.advanceTimersByTimeAsync(0);
  expect(showStrip).not.toHaveBeenCalled();
});

it('ignores a failure to fetch its code, since navigation reports that', async () => {
  loadNavigationCode.mockRejectedValueOnce(new Error('offline'));
  const end = showLoading();
  await vi.advanceTimersByTimeAsync(250);
  expect(() => end()).not.toThrow();
});
