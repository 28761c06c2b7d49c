import { expect, test } from 'vitest';
import type { ContentFile } from '../read/files.ts';
import { ReferenceGraph } from './graph.ts';

const kind = {
  name: 'pages',
  place: 'pages',
  isFolder: true,
  schema: { path: 'page.schema.json', title: 'Page', schema: {} },
  schemas: [],
};
const file = (id: string): ContentFile => ({ kind, id, path: `/pages/${id}.json` });

test('knows where something is used, by kind and name', () => {
  const graph = new ReferenceGraph();
  graph.add({ kind: 'image', value: 'house', from: file('home'), pointer: '/image' });
  graph.add({ kind: 'image', value: 'house', from: file('about'), pointer: '/blocks/0/picture' });
  graph.add({ kind: 'form', value: 'house', from: file('contact'), pointer: '/blocks/1/form' });
  expect([...graph.usesOf('image', 'house')].map(({ from, pointer }) => `${from.id}${pointer}`)).toEqual([
    'home/image',
    'about/blocks/0/picture',
  ]);
  expect(graph.usesOf('image', 'garden')).toHaveLength(0);
  expect([...graph.usesByName('form').keys()]).toEqual(['house']);
  expect(graph.usesByName('modal').size).toBe(0);
});
