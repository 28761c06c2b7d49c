import { isObject, pointerStep, textProperty } from '../../../content/read/json.ts';
import { type FieldValue, fieldValueAt, fieldValuesIn } from './field-values.ts';
import { labelOf } from './labels.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/** Returns the site's names of a reference kind; undefined for an unknown kind. */
export type NamesOf = (kind: string) => ReadonlySet<string> | undefined;

/** The reference kinds of the names in a value. Facts, which texts can quote, are always included. */
export function kindsIn(set: SchemaSet, shape: Shape, value: unknown): Set<string> {
  const kinds = new Set(['fact']);
  const visit = (field: FieldValue) => {
    const kind = textProperty(field.shape.schema, 'x-ref');
    if (kind !== undefined) kinds.add(kind);
    if (field.control === 'rich') kinds.add('link');
    for (const inner of fieldValuesIn(set, field)) visit(inner);
  };
  visit(fieldValueAt(set, shape, value, '', ''));
  return kinds;
}

/** Adapts an example to the site: replaces references to entities that the site does not have. */
export function adaptExample(set: SchemaSet, shape: Shape, value: unknown, names: NamesOf): unknown {
  return adapt(set, fieldValueAt(set, shape, value, '', ''), names);
}

function adapt(set: SchemaSet, field: FieldValue, names: NamesOf): unknown {
  const { value, pointer } = field;
  if (typeof value === 'string') return adaptText(field, value, names);
  const inner = new Map(fieldValuesIn(set, field).map((one) => [one.pointer, adapt(set, one, names)]));
  const innerOf = (name: string | number, own: unknown) => inner.get(pointer + pointerStep(name)) ?? own;
  if (Array.isArray(value)) return value.map((item, index) => innerOf(index, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, innerOf(name, own)]));
}

const FACT = /\{\{\s*facts\.([^\s{}]+)\s*\}\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]*)\)/g;

function adaptText({ shape, control }: FieldValue, text: string, names: NamesOf): string {
  const kind = textProperty(shape.schema, 'x-ref');
  if (kind !== undefined) return isThere(text, kind, names) ? text : firstOf(kind, names);
  const facts = names('fact');
  const withFacts = text.replace(FACT, (written, name: string) =>
    facts?.has(name) === false ? labelOf(name).toLowerCase() : written,
  );
  if (control !== 'rich') return withFacts;
  return withFacts.replace(LINK, (written, linked: string, target: string) =>
    isThere(target, 'link', names) ? written : linked,
  );
}

/** Whether a name exists. Links to other sites always count as existing, as do names of kinds without known names. */
function isThere(name: string, kind: string, names: NamesOf): boolean {
  const known = names(kind);
  if (!known || known.size === 0 || known.has(name)) return true;
  return kind === 'link' && !/^(\/|modal:|#)/.test(name);
}

function firstOf(kind: string, names: NamesOf): string {
  const known = [...(names(kind) ?? [])];
  return (kind === 'link' ? known.find((name) => name.startsWith('/')) : known[0]) ?? '';
}
