import { describe, expect, it } from 'vitest';
import { entryForKey } from './menu-keys.ts';

describe('entryForKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 0, 4],
  ])('%s on entry %i of five moves to entry %i', (key, from, to) => {
    expect(entryForKey(key, from, 5)).toBe(to);
  });

  it('leaves other keys to the browser', () => {
    expect(entryForKey('Tab', 0, 5)).toBeUndefined();
  });
});
