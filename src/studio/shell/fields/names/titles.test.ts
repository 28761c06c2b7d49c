import { expect, test } from 'vitest';
import { shownText, suggestedNameFor } from './titles.ts';

const names = [
  { name: 'real-estate', title: 'Real Estate', file: 'collections/categories/real-estate.json' },
  { name: 'one', title: 'Twice', file: 'collections/categories/one.json' },
  { name: 'two', title: 'Twice', file: 'collections/categories/two.json' },
  { name: '/contact', title: 'Contact', file: 'pages/contact.json' },
  { name: 'stone', title: '#a0a4aa' },
];

test('a thing with a file of its own is shown by its title, all else by what is written', () => {
  const shown = ['real-estate', '/contact', 'stone', 'unknown'].map((name) => shownText(name, names));
  expect(shown).toEqual(['Real Estate', '/contact', 'stone', 'unknown']);
});

test('a title that is typed stands for its name, unless several things have it', () => {
  const typed = ['real estate', 'real-estate', 'Twice', 'Contact', '/contact', 'tel:1'];
  const meant = ['real-estate', 'real-estate', 'Twice', 'Contact', '/contact', 'tel:1'];
  expect(typed.map((text) => suggestedNameFor(text, names))).toEqual(meant);
});
