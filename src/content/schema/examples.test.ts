import { expect, test } from 'vitest';
import { exampleOf, withExamples } from './examples.ts';

const text = { type: 'string' };

test.each([
  ['its own example', { type: 'string', examples: ['/contact', '#form'] }, '/contact'],
  ['its default', { type: 'array', default: [50, 50] }, [50, 50]],
  ['the first of its choices', { enum: ['half', 'full'] }, 'half'],
  ['an open text', text, '…'],
  ['the required parts of a group', { type: 'object', required: ['a'], properties: { a: text, b: text } }, { a: '…' }],
  ['an entry of a list', { type: 'array', items: { type: 'string', examples: ['Monday'] } }, ['Monday']],
])('an example is %s', (_, schema, example) => {
  expect(exampleOf(schema)).toEqual(example);
});

test('there is no example of a number, nor of a group that needs one', () => {
  expect(exampleOf({ type: 'integer' })).toBeUndefined();
  expect(exampleOf({ type: 'object', required: ['a'], properties: { a: { type: 'integer' } } })).toBeUndefined();
});

test('references get the example of what they refer to, also where schemas refer to each other', () => {
  const link = { path: 'shared/link.schema.json', title: 'Link', schema: { type: 'string', examples: ['/contact'] } };
  const group = {
    path: 'shared/group.schema.json',
    title: 'Group',
    schema: {
      type: 'object',
      required: ['link'],
      properties: { link: { $ref: 'link.schema.json' }, inner: { $ref: 'group.schema.json' } },
    },
  };
  const page = {
    path: 'page.schema.json',
    title: 'Page',
    schema: { properties: { a: { $ref: 'shared/group.schema.json' } } },
  };
  expect(withExamples(page, [link, group, page])).toEqual({
    properties: { a: { $ref: 'shared/group.schema.json', examples: [{ link: '/contact' }] } },
  });
});
