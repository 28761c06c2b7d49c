import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldKinds } from './all.ts';

test('exactly the kinds with a list of options require one from editors', () => {
  const file = path.resolve(import.meta.dirname, '../../../schemas/form.schema.json');
  const { fields } = JSON.parse(readFileSync(file, 'utf8')).properties;
  const [{ if: condition, then: demanded }] = fields.items.allOf;
  const withOptions = Object.entries(fieldKinds).flatMap(([kind, { answers }]) =>
    answers === 'options' ? [kind] : [],
  );
  expect(demanded.required).toEqual(['options']);
  expect(condition.properties.kind.enum.toSorted()).toEqual(withOptions.toSorted());
});
