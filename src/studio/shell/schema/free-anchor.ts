import { isObject, property } from '../../../content/read/json.ts';
import { partsOf } from './parts.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/**
 * Fills empty required anchors of a new list item with unused names, such as tab-4, so that the user can save the page
 * without choosing one.
 */
export function withFreeAnchor(
  set: SchemaSet,
  shape: Shape,
  item: unknown,
  others: readonly unknown[],
  noun: string,
): unknown {
  if (!isObject(item)) return item;
  const anchors = partsOf(set, shape, item).filter(
    (part) => part.isRequired && part.shape.schema['x-ref'] === 'anchor' && item[part.name] === '',
  );
  const named = anchors.map(({ name }) => {
    const taken = new Set(others.map((other) => property(other, name)));
    const beginning = noun.replaceAll(' ', '-');
    let number = others.length + 1;
    while (taken.has(`${beginning}-${number}`)) number += 1;
    return [name, `${beginning}-${number}`] as const;
  });
  return { ...item, ...Object.fromEntries(named) };
}
