import { expect, test } from 'vitest';
import { SectionKeys } from './section-keys.ts';

const section = (type: string, title: string) => ({ type, title });
const [hero, cards, quote] = [section('hero', 'One'), section('cards', 'Two'), section('quote', 'Three')];

test('sections keep their keys when sections are edited, moved, added or removed', () => {
  const keys = new SectionKeys();
  expect(keys.of([hero, cards, quote])).toEqual(['s1', 's2', 's3']);
  expect(keys.of([hero, section('cards', 'Edited'), quote])).toEqual(['s1', 's2', 's3']);
  expect(keys.of([quote, hero, section('cards', 'Edited')])).toEqual(['s3', 's1', 's2']);
  expect(keys.of([quote, section('hero', 'New'), hero, section('cards', 'Edited')])).toEqual(['s3', 's4', 's1', 's2']);
  expect(keys.of([hero, section('cards', 'Edited')])).toEqual(['s1', 's2']);
});

test('equal sections have different keys', () => {
  const keys = new SectionKeys();
  expect(keys.of([quote, quote])).toEqual(['s1', 's2']);
  expect(keys.of([quote, quote, quote])).toEqual(['s1', 's2', 's3']);
});
