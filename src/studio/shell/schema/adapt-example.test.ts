import { expect, test } from 'vitest';
import { allSchemas } from '../../testing/all-content.ts';
import { adaptExample, kindsIn } from './adapt-example.ts';

const shape = allSchemas.root('blocks/cards.schema.json');
const example = {
  type: 'cards',
  heading: { title: 'Saves {{facts.energy}} and {{facts.time}}' },
  cards: [
    {
      title: 'One',
      text: 'See [our work](/work) and [the rest](/elsewhere).',
      picture: { image: 'away' },
      action: { label: 'Go', link: '/elsewhere' },
    },
  ],
};
const names = new Map([
  ['fact', new Set(['time'])],
  ['image', new Set(['here'])],
  ['link', new Set(['back:', '/work'])],
  ['icon', new Set<string>()],
]);

test('names in an example that the site does not have are replaced by names that it has', () => {
  expect(adaptExample(allSchemas, shape, example, (kind) => names.get(kind))).toEqual({
    type: 'cards',
    heading: { title: 'Saves energy and {{facts.time}}' },
    cards: [
      {
        title: 'One',
        text: 'See [our work](/work) and the rest.',
        picture: { image: 'here' },
        action: { label: 'Go', link: '/work' },
      },
    ],
  });
});

test('finds the reference kinds of the names in an example', () => {
  expect([...kindsIn(allSchemas, shape, example)].sort()).toEqual(['fact', 'image', 'link']);
});
