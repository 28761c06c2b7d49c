import { isObject, listProperty, pointerStep, textProperty } from '../../../content/read/json.ts';
import type { KindInfo } from '../../contract/files.ts';
import type { SchemaSet, Shape } from './schema-set.ts';
import { sectionsProperty } from './sections.ts';

/** A list of a section that has items of its own, like the entries of a collection. */
export interface OwnList {
  pointer: string;
  /** The name of its property. */
  name: string;
  length: number;
  items: Shape;
}

/**
 * The first list of a page that has items like the entries of a collection, such as the questions of one section: their
 * schemas have the same `x-structured-data`. Empty lists do not count.
 */
export function ownListOf(set: SchemaSet, collection: KindInfo, page: KindInfo, data: unknown): OwnList | undefined {
  const as = textProperty(set.root(collection.schema).schema, 'x-structured-data');
  const sections = sectionsProperty(set, page);
  if (as === undefined || sections === undefined) return undefined;
  for (const [index, section] of listProperty(data, sections).entries()) {
    const shape = set.block(textProperty(section, 'type') ?? '');
    const properties = isObject(shape?.schema.properties) ? shape.schema.properties : {};
    for (const [name, property] of Object.entries(properties)) {
      const list = set.of(property, shape?.path ?? '');
      const { length } = listProperty(section, name);
      if (length > 0 && list.schema['x-structured-data'] === as)
        return {
          pointer: [sections, index, name].map(pointerStep).join(''),
          name,
          length,
          items: set.of(list.schema.items, list.path),
        };
    }
  }
  return undefined;
}
