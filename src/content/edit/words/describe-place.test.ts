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

test('the items of a list whose name ends with ss have its name', () => {
  expect(describePlace([], 'x.json', { address: ['One', 'Two'] }, '/address/1')).toBe('address 2 of the file x.json');
});

test.each([
  [
    'the title of its first item, where it has none',
    '/blocks/0/interval',
    'interval of section "Homes that earn their keep"',
  ],
  ['its heading', '/blocks/1/heading/title', 'title of heading of section "Work you can walk around"'],
  ['its number and type, where nothing is called', '/blocks/2/text', 'text of section 3 (quote)'],
  ['the same while its title is empty', '/blocks/3/heading/title', 'title of heading of section 4 (text section)'],
])('a section is called by %s', (_by, pointer, words) => {
  expect(describePlace([], 'x.json', { blocks: sections }, pointer)).toBe(`${words} of the file x.json`);
});

test('a property is called as its schema calls it', () => {
  const kinds = contentKinds(readSchemas(path.join(import.meta.dirname, '../../../../schemas')));
  expect(describePlace(kinds, 'collections/leaders/ada.json', { title: 'Joiner' }, '/title')).toBe(
    'job title of the person ada',
  );
});

test.each([
  ['the name of a picture is the picture', '/person/picture/image', 'picture of person of the file x.json'],
  ['what it shows is not', '/person/picture/alt', 'alt of picture of person of the file x.json'],
  ['a picture in a list is its item', '/pictures/0/image', 'picture "desk" of the file x.json'],
  ['a name beside other texts is a property', '/entry/image', 'image of entry of the file x.json'],
  ['an entry of the main menu says so', '/main/0/link', 'link of menu entry "About" of the file x.json'],
])('%s', (_what, pointer, words) => {
  const data = {
    person: { picture: { image: 'face', alt: 'A face' } },
    pictures: [{ image: 'desk' }],
    entry: { title: 'One', image: 'picture' },
    main: [{ label: 'About', link: '/about' }],
  };
  expect(describePlace([], 'x.json', data, pointer)).toBe(words);
});
