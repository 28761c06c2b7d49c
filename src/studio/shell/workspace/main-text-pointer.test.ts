import { expect, test } from 'vitest';
import { mainTextPointer } from './main-text-pointer.ts';

const schema = { properties: { title: {}, order: { 'x-detail': true }, body: { 'x-detail': true } } };

test.each([
  ['its first heading', { title: 'News', order: 2, body: [{ heading: 'One', text: ['Two'] }] }, '/body/0/heading'],
  ['its first paragraph, if it has no heading', { body: [{ text: ['Two'] }] }, '/body/0/text/0'],
  ['the first section that has words', { body: [{}, { points: ['Three'] }] }, '/body/1/points/0'],
  ['nowhere, if nothing is written yet', { title: 'News', body: [{}] }, undefined],
])('writing begins at %s', (_where, data, pointer) => {
  expect(mainTextPointer(schema, data)).toBe(pointer);
});
