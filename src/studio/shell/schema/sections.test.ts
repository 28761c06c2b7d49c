import { expect, test } from 'vitest';
import { sectionTitle } from './sections.ts';

test.each([
  ['its heading', { type: 'cards', heading: { title: 'Begin here' }, cards: [{ title: 'One' }] }, 'Begin here'],
  ['the label of its first item', { type: 'hero-carousel', slides: [{ category: 'Wood', title: 'Tables' }] }, 'Tables'],
  ['nothing', { type: 'profiles', variant: 'grid', people: ['ada'] }, undefined],
])('the label of a section is %s', (_, section, label) => {
  expect(sectionTitle(section).label).toBe(label);
});
