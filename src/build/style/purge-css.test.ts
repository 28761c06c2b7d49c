import { expect, test } from 'vitest';
import { purgeCss } from './purge-css.ts';
import { stylePartsOf } from './style-parts.ts';

const used = (css: string, ...classes: string[]) => purgeCss({ css, parts: stylePartsOf(css) }, new Set(classes));

test('keeps selectors whose classes are all used, and rules with such a selector', () => {
  const css = '@layer blocks{.a{color:red}.b{color:blue}.a .c,.d{color:green}}';
  expect(used(css, 'a')).toEqual({ css: '@layer blocks{.a{color:red}}', isWhole: false });
  expect(used(css, 'd').css).toBe('@layer blocks{.d{color:green}}');
  expect(used(css, 'a', 'c').css).toBe('@layer blocks{.a{color:red}.a .c{color:green}}');
});

test('a sheet is complete if every rule is used, even with unused selectors', () => {
  const css = '.a,.b{top:0}';
  expect(used(css, 'a')).toEqual({ css, isWhole: true });
});

test('a complete sheet is returned unchanged', () => {
  const css = '@layer blocks{.a{color:red}@media (width>=60rem){.a:hover>.b{color:blue}}}';
  expect(used(css, 'a', 'b')).toEqual({ css, isWhole: true });
});

test('an empty group is removed', () => {
  expect(used('.a{top:0}@media print{.b{top:1px}}@supports (top:0){.b{top:2px}}', 'a').css).toBe('.a{top:0}');
});

test('classes in :not() and :is() are not required', () => {
  const css =
    '.a:not(.open){top:0}.a:is(.x,.y:not(.z)){top:1px}.a:has(.w){top:2px}li{top:3px}:is(.x .a,.y:not(:has(.z)) .a){top:4px}';
  expect(used(css, 'a')).toEqual({ css, isWhole: true });
});

test('keeps statements, keyframes and fonts', () => {
  const css = '@layer a,b;@keyframes turn{0%{top:0}}@font-face{font-family:x}.gone{top:0}';
  expect(used(css).css).toBe('@layer a,b;@keyframes turn{0%{top:0}}@font-face{font-family:x}');
});

test('does not take strings and URLs with dots for classes', () => {
  const css = '.a{background:url("data:image/svg+xml,%3csvg d=\'m.5 .5\'/>")}';
  expect(used(css, 'a')).toEqual({ css, isWhole: true });
});
