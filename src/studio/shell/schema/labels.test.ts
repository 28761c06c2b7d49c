import { expect, test } from 'vitest';
import { sentenceCase } from '../../../content/edit/words/place-in-words.ts';
import { isObject } from '../../../content/read/json.ts';
import swahili from '../../labels.sw.json';
import { allSchemas } from '../../testing/all-content.ts';
import { hintOf, labelOf } from './labels.ts';
import { titleOfType } from './sections.ts';

/** Every text that the schemas give to the screen: names, choices, descriptions. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isObject(node)) return [];
  const names = isObject(node.properties) ? Object.entries(node.properties) : [];
  const labels = names.map(([name, schema]) => labelOf(name, isObject(schema) ? schema : {}));
  const choices = Array.isArray(node.enum) ? node.enum.map((choice) => sentenceCase(String(choice))) : [];
  return [...labels, ...choices, hintOf(node) ?? '', ...Object.values(node).flatMap(textsIn)];
}

test('every text that is translated is one that the schemas have', () => {
  const known = new Set([...textsIn(allSchemas.files), ...Object.keys(allSchemas.blocks).map(titleOfType)]);
  expect(Object.keys(swahili).filter((text) => !known.has(text))).toEqual([]);
});
