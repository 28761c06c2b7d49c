import { expect, test } from 'vitest';
import { sectionIds } from './section-ids.ts';

test('an id is made of the block’s id and the words of the heading', () => {
  const sections = [{}, { heading: 'Towns set the pace' }, { heading: 'The cost side, and “more”' }];
  expect(sectionIds(sections, 'b0')).toEqual([undefined, 'b0-towns-set-the-pace', 'b0-the-cost-side-and-more']);
});

test('two sections with the same heading get different ids', () => {
  expect(sectionIds([{ heading: 'Why' }, { heading: 'Why?' }], 'b0')).toEqual(['b0-why', 'b0-why-2']);
});
