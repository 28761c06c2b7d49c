import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import {
  isObject,
  listProperty,
  pointerStep,
  pointerSteps,
  property,
  textProperty,
} from '../../../content/read/json.ts';
import { separateWords } from '../../../content/schema/nouns.ts';
import type { KindInfo } from '../../contract/files.ts';
import { translated } from '../i18n/ui-texts.ts';
import { itemLabel } from './labels.ts';
import type { SchemaSet } from './schema-set.ts';

/** The property with the list of sections in files of a kind; undefined if the kind has no sections. */
export function sectionsProperty(set: SchemaSet, kind: KindInfo): string | undefined {
  const { schema, path } = set.root(kind.schema);
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.keys(properties).find((name) => {
    const list = set.of(properties[name], path);
    return set.of(list.schema.items, list.path).schema['x-dispatch'] === 'blocks';
  });
}

/** The pointer of the section that contains a location; '' if it is not in a section. */
export function sectionAround(set: SchemaSet, kind: KindInfo, data: unknown, pointer: string): string {
  const name = sectionsProperty(set, kind);
  const [first, index] = pointerSteps(pointer);
  const isThere = name !== undefined && first === name && listProperty(data, name)[Number(index)] !== undefined;
  return isThere ? pointerStep(name) + pointerStep(Number(index)) : '';
}

/** The title of a block type. */
export function titleOfType(type: string): string {
  return translated(sentenceCase(separateWords(type)));
}

/** The title of a section's block type, and the section's own label if it has one. */
export function sectionTitle(section: unknown): { type: string; label: string | undefined } {
  const type = titleOfType(textProperty(section, 'type') ?? '');
  const label = itemLabel(section);
  return { type, label: label === property(section, 'type') ? labelOfFirst(section) : label };
}

/** The label of the first item in a section's lists, for sections without their own texts, such as a carousel. */
function labelOfFirst(section: unknown): string | undefined {
  const firsts = Object.values(Object(section)).map((value: unknown) => (Array.isArray(value) ? value[0] : undefined));
  return firsts.filter(isObject).map(itemLabel).find(Boolean);
}
