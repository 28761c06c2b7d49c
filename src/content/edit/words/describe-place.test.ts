import path from 'node:path';
import { expect, test } from 'vitest';
import { readSchemas } from '../../schema/read-schemas.ts';
import { contentKinds } from '../../schema/schemas.ts';
import { describePlace } from './describe-place.ts';

const sections = [
  {
    type: 'hero-carousel',
    interval: 6000,
    slides: [{ title: 'Homes that earn their keep' }, { title: 'Good harvests' }],
  },
  { type: 'text-section', heading: { title: 'Work you can walk around' } },
  { type: 'quote', text: 'They came back.' },
  { type: 'text-section', heading: { title: ' ' } },
];

test('an item of a list whose name ends in “ss” is called like the list', () => {
  expect(describePlace([], 'x.json', { address: ['One', 'Two'] }, '/address/1')).toBe('address 2 of the file x.json');
});

test.each([
  [
    'the title of its first item, if it has none itself',
    '/blocks/0/interval',
    'time per slide of section "Homes that earn their keep"',
  ],
  ['its heading', '/blocks/1/heading/title', 'title of heading of section "Work you can walk around"'],
  ['its number and type, if nothing in it has a title', '/blocks/2/text', 'text of section 3 (quote)'],
  [
    'its number and type, if its title is still empty',
    '/blocks/3/heading/title',
    'title of heading of section 4 (text section)',
  ],
])('a section is described by %s', (_by, pointer, words) => {
  expect(describePlace([], 'x.json', { blocks: sections }, pointer)).toBe(`${words} of the file x.json`);
});

test('a property is called by the title in its schema', () => {
  const kinds = contentKinds(readSchemas(path.join(import.meta.dirname, '../../../../schemas')));
  expect(describePlace(kinds, 'collections/leaders/ada.json', { title: 'Joiner' }, '/title')).toBe(
    'job title of the person ada',
  );
});

test.each([
  [
    'the property “image” of a picture is called by the picture alone',
    '/person/picture/image',
    'picture of person of the file x.json',
  ],
  [
    'the property “alt” of a picture is called by its name and the picture',
    '/person/picture/alt',
    'description for those who cannot see it of picture of person of the file x.json',
  ],
  ['a picture in a list is called by its name', '/pictures/0/image', 'picture "desk" of the file x.json'],
  ['a property “image” next to other texts is called by its name', '/entry/image', 'image of entry of the file x.json'],
  ['an item of the main menu is called a menu entry', '/main/0/link', 'link of menu entry "About" of the file x.json'],
])('%s', (_what, pointer, words) => {
  const data = {
    person: { picture: { image: 'face', alt: 'A face' } },
    pictures: [{ image: 'desk' }],
    entry: { title: 'One', image: 'picture' },
    main: [{ label: 'About', link: '/about' }],
  };
  expect(describePlace([], 'x.json', data, pointer)).toBe(words);
});
