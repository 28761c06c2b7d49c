import { expect, test } from 'vitest';
import { type RememberedUses, type Use, Uses } from './uses.ts';

const schema = { path: 'page.schema.json', title: 'Page', schema: {} };
const kind = { name: 'pages', place: 'pages', isFolder: true, schema };
const ORDER = ['/about', '/contact', '/home'];
const order = ({ path }: Use['from']) => ORDER.indexOf(path);
const use = (path: string, pointer = ''): Use => ({ kind: 'k', value: 'v', pointer, from: { kind, id: path, path } });

function remembered(uses: Use[]): RememberedUses & { made: () => number } {
  let made = 0;
  const make = () => {
    made += 1;
    return uses;
  };
  return { kind: 'k', value: 'v', length: uses.length, make, made: () => made };
}

test('remembered uses are counted without being made, and made once', () => {
  const uses = new Uses();
  const known = remembered([use('/about'), use('/home')]);
  uses.remember(known, order);
  expect([uses.length, known.made()]).toEqual([2, 0]);
  expect([[...uses].length, [...uses].length, uses.length, known.made()]).toEqual([2, 2, 2, 1]);
});

test('what was seen stands among what is remembered in the order of files, and first where files are never remembered', () => {
  const uses = new Uses();
  uses.add(use('/site', 'one'));
  uses.add(use('/site', 'another'));
  uses.add(use('/contact', 'second'));
  uses.add(use('/contact', 'first'));
  uses.remember(remembered([use('/about'), use('/home')]), order);
  expect([...uses].map(({ from, pointer }) => from.path + pointer)).toEqual([
    '/siteone',
    '/siteanother',
    '/about',
    '/contactsecond',
    '/contactfirst',
    '/home',
  ]);
});
