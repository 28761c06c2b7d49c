import path from 'node:path';
import { expect, test } from 'vitest';
import { IconSet } from './icons.ts';

const icons = new IconSet(path.resolve(import.meta.dirname, '../..'));

test('the icons that HTML names, each once', () => {
  const used = icons.usedIn('<use href="#i-house"></use><use href="#i-phone"></use><use href="#i-house"></use>');
  expect(Object.keys(used)).toEqual(['house', 'phone']);
  expect(used.house).toMatch(/^<symbol id="i-house" viewBox="0 0 24 24"><path/);
});

test('an unknown icon is an error with its name', () => {
  expect(() => icons.symbol('no-such-icon')).toThrow('no-such-icon');
});
