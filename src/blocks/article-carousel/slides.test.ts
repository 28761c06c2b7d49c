import { expect, test } from 'vitest';
import { firstSlide, type Slides, type SlidesEvent, slides } from './slides.ts';

const after = (...events: SlidesEvent[]): Slides => events.reduce(slides, firstSlide(3));

test('starts with the first article, playing', () => {
  expect(after()).toMatchObject({ current: 0, playing: true });
});

test('advances, and wraps around after the last article', () => {
  expect(after({ do: 'advance' }).current).toBe(1);
  expect(after({ do: 'advance' }, { do: 'advance' }, { do: 'advance' }).current).toBe(0);
});

test('the arrows go to the neighbours, with wrap-around', () => {
  expect(after({ do: 'step', by: -1 }).current).toBe(2);
  expect(after({ do: 'step', by: -1 }, { do: 'step', by: 1 }).current).toBe(0);
});

test('a dot shows its article', () => {
  expect(after({ do: 'show', index: 2 }).current).toBe(2);
});

test('only choosing an article restarts the interval', () => {
  expect(after({ do: 'advance' }).turn).toBe(after().turn);
  expect(after({ do: 'step', by: 1 }).turn).not.toBe(after().turn);
  expect(after({ do: 'show', index: 0 }).turn).not.toBe(after().turn);
});

test('can be paused and played, and stays on its article', () => {
  const paused = after({ do: 'advance' }, { do: 'pause' });
  expect(paused).toMatchObject({ current: 1, playing: false });
  expect(slides(paused, { do: 'play' })).toMatchObject({ current: 1, playing: true });
});
