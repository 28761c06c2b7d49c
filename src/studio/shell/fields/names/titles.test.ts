import { expect, test } from 'vitest';
import { shownText, suggestedNameFor } from './titles.ts';

const names = [
  { name: 'real-estate', title: 'Real Estate', file: 'collections/categories/real-estate.json' },
  { name: 'one', title: 'Twice', file: 'collections/categories/one.json' },
  { name: 'two', title: 'Twice', file: 'collections/categories/two.json' },
  { name: '/contact', title: 'Contact', file: 'pages/contact.json' },
  { name: 'stone', title: '#a0a4aa' },
];

test('an entity with its own file is shown by its title, others by their name', () => {
  const shown = ['real-estate', '/contact', 'stone', 'unknown'].map((name) => shownText(name, names));
  expect(shown).toEqual(['Real Estate', '/contact', 'stone', 'unknown']);
});

test('a typed title is converted to the name, unless several entities have this title', () => {
  const typed = ['real estate', 'real-estate', 'Twice', 'Contact', '/contact', 'tel:1'];
  const meant = ['real-estate', 'real-estate', 'Twice', 'Contact', '/contact', 'tel:1'];
  expect(typed.map((text) => suggestedNameFor(text, names))).toEqual(meant);
});
