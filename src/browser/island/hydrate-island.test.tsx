import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.tsx';

const unmount = vi.fn();
let ready: () => void = () => undefined;

vi.mock('react-dom/client', () => ({
  hydrateRoot: (_host: unknown, { props }: { props: { onReady: () => void } }) => {
    ready = props.onReady;
    return { unmount };
  },
}));
vi.mock('../entry/queued-clicks.ts', () => ({ replayClicks: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  unmount.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const host: Element = Object.create(null);
const hydrate = () => hydrateIsland(host, { key: 'b0', type: 'accordion' }, {}, () => null);

test('a removed block is unmounted in the next frame', () => {
  const remove = hydrate();
  ready();
  remove();
  expect(unmount).toHaveBeenCalledTimes(0);
  vi.runAllTimers();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('a block removed before it was hydrated is unmounted only then, since React reports an error otherwise', () => {
  const remove = hydrate();
  remove();
  vi.runAllTimers();
  expect(unmount).toHaveBeenCalledTimes(0);
  ready();
  vi.runAllTimers();
  expect(unmount).toHaveBeenCalledTimes(1);
});
