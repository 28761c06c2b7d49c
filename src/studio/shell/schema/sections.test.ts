import { expect, test } from 'vitest';
import { sectionTitle } from './sections.ts';

test.each([
  ['its heading', { type: 'cards', heading: { title: 'Begin here' }, cards: [{ title: 'One' }] }, 'Begin here'],
  ['the first thing in it', { type: 'hero-carousel', slides: [{ category: 'Wood', title: 'Tables' }] }, 'Tables'],
  ['nothing', { type: 'profiles', variant: 'grid', people: ['ada'] }, undefined],
])('a section is known by %s', (_, section, saying) => {
  expect(sectionTitle(section).saying).toBe(saying);
});
