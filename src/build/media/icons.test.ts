import path from 'node:path';
import { expect, test } from 'vitest';
import { IconSet } from './icons.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const icons = new IconSet(path.join(root, 'tests/config-cases/_base/brand'), { palette: {} });

test('returns the icons and drawings used in HTML, each once', () => {
  const used = icons.usedIn(
    '<use href="#i-house"></use><use href="#drawing-logo-on-light"></use><use href="#i-house"></use><a href="#form"></a>',
  );
  expect(Object.keys(used)).toEqual(['drawing-logo-on-light', 'i-house']);
  expect(used['i-house']).toMatch(/^<symbol id="i-house" viewBox="0 0 24 24"><path/);
  expect(used['drawing-logo-on-light']).toMatch(/^<symbol id="drawing-logo-on-light" viewBox="0 0 120 40"><path/);
});

test('an unknown icon is an error with its name', () => {
  expect(() => icons.symbol('i-no-such-icon')).toThrow('no-such-icon');
});

test('an unknown icon is omitted while editing, since its name may be half typed', () => {
  const html = '<use href="#i-hou"></use><use href="#i-house"></use>';
  const editing = new IconSet('', { palette: {} }, { skipsUnknown: true });
  expect(Object.keys(editing.usedIn(html))).toEqual(['i-house']);
  expect(() => icons.usedIn(html)).toThrow('hou');
});
