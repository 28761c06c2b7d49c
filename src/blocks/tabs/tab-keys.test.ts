import { describe, expect, it } from 'vitest';
import { tabForHash, tabForKey } from './tab-keys.ts';

describe('tabForKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from tab %i to tab %i', (key, current, expected) => {
    expect(tabForKey(key, current, 3)).toBe(expected);
  });

  it.each(['ArrowDown', 'Enter', ' ', 'Tab'])('%s is left to the browser', (key) => {
    expect(tabForKey(key, 1, 3)).toBeUndefined();
  });
});

describe('tabForHash', () => {
  const ids = ['water', 'cereals'];

  it('finds the tab that a hash names', () => {
    expect(tabForHash('#cereals', ids)).toBe(1);
  });

  it.each(['', '#', '#form', '#Cereals'])('finds none for "%s"', (hash) => {
    expect(tabForHash(hash, ids)).toBeUndefined();
  });
});
