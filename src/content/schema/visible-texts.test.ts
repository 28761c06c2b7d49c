import { expect, test } from 'vitest';
import type { SchemaFile } from './schemas.ts';
import { isVisible } from './visible-texts.ts';

const text = { type: 'string' };

const page: SchemaFile = {
  path: 'page.schema.json',
  title: 'Page',
  schema: {
    type: 'object',
    properties: {
      blocks: { type: 'array', items: { $ref: 'shared/block.schema.json' } },
      texts: { additionalProperties: text },
    },
  },
};

const schemas: SchemaFile[] = [
  page,
  { path: 'shared/block.schema.json', title: 'Block', schema: { type: 'object', 'x-dispatch': 'blocks' } },
  {
    path: 'blocks/notice.schema.json',
    title: 'Notice',
    schema: {
      type: 'object',
      properties: {
        type: { const: 'notice' },
        status: text,
        tone: { enum: ['ink', 'sand'] },
        image: { type: 'string', 'x-ref': 'image' },
        sendTo: { type: 'string', 'x-verbatim': true },
        note: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^#' }] },
        figures: { type: 'array', items: { type: 'string', 'x-ref': 'figure' } },
      },
    },
  },
];

const data = {
  blocks: [
    { type: 'notice', status: 'Open', tone: 'ink', image: 'house', sendTo: 'a@b.example', note: '#', figures: ['5'] },
    { type: 'unknown', text: 'Hello' },
  ],
  texts: { ink: 'Welcome' },
};

const kind = { name: 'pages', place: 'pages', isFolder: true, schema: page, schemas };
const document = { file: { kind, id: 'home', path: '/pages/home.json' }, data, references: [] };

test.each([
  ['/blocks/0/status', true],
  ['/blocks/0/figures/0', true],
  ['/texts/ink', true],
  ['/blocks/1/text', true],
  ['/blocks/0/type', false],
  ['/blocks/0/tone', false],
  ['/blocks/0/image', false],
  ['/blocks/0/sendTo', false],
  ['/blocks/0/note', false],
])('by the schema of the text at %s', (pointer, isRead) => {
  expect(isVisible('', pointer, document)).toBe(isRead);
});
