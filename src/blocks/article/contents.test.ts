import { expect, test } from 'vitest';
import { contentsOf, sectionIds } from './contents.ts';

test('lists every section with a heading, with an id that begins with the block’s id', () => {
  const sections = [{}, { heading: 'Towns set the pace' }, { heading: 'The cost side, and “more”' }];
  expect(contentsOf(sections, 'b0')).toEqual([
    { id: 'b0-towns-set-the-pace', heading: 'Towns set the pace' },
    { id: 'b0-the-cost-side-and-more', heading: 'The cost side, and “more”' },
  ]);
});

test('the ids are in the order of the sections', () => {
  expect(sectionIds([{ heading: 'One' }, {}, { heading: 'Two' }], 'b1')).toEqual(['b1-one', undefined, 'b1-two']);
});

test('two sections with the same heading get different ids', () => {
  expect(sectionIds([{ heading: 'Why' }, { heading: 'Why?' }], 'b0')).toEqual(['b0-why', 'b0-why-2']);
});
