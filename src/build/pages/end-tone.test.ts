import { expect, test } from 'vitest';
import { endTone } from './end-tone.ts';

test('is the tone of the last section', () => {
  expect(endTone('<section id="a" data-tone="sand" class="b"><li data-tone="ink">1</li></section>')).toBe('sand');
  expect(endTone('<section data-tone="sand"></section><section data-tone="ink"></section>')).toBe('ink');
});

test('is absent without a section, without a tone, and on the opening of a page', () => {
  expect(endTone('<nav data-tone="ink"></nav>')).toBeUndefined();
  expect(endTone('<section class="a"><p data-tone="ink">1</p></section>')).toBeUndefined();
  expect(endTone('<section data-tone="ink"><h1 class="a">Farming</h1></section>')).toBeUndefined();
});
