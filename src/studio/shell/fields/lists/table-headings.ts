/** Column headings of tables. They are in a sibling list, named by x-heads, and are edited together with the rows. */
import { pointerStep, textProperty } from '../../../../content/read/json.ts';
import { initialValue } from '../../schema/initial-value.ts';
import { englishItemNoun } from '../../schema/labels.ts';
import type { Part } from '../../schema/parts.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { TableHeadings } from '../control-props.ts';

type Owner = Record<string, unknown>;

function headingsProperty({ shape }: Part): string | undefined {
  return textProperty(shape.schema, 'x-heads');
}

/** Whether a property is the list of column headings of a sibling table, and so is edited there. */
export function isTableHeadings(part: Part, parts: readonly Part[], owner: Owner): boolean {
  return Array.isArray(owner[part.name]) && parts.some((other) => headingsProperty(other) === part.name);
}

/** The column headings of a table; undefined if it has none. @param pointer of the object with both lists */
export function tableHeadings(
  set: SchemaSet,
  table: Part,
  parts: readonly Part[],
  owner: Owner,
  pointer: string,
): TableHeadings | undefined {
  const headings = parts.find(({ name }) => name === headingsProperty(table));
  const value = headings && owner[headings.name];
  if (!headings || !Array.isArray(value)) return undefined;
  const { schema, path } = headings.shape;
  return {
    pointer: pointer + pointerStep(headings.name),
    value,
    blank: initialValue(set, set.of(schema.items, path), englishItemNoun(headings.name)),
    most: Number(schema.maxItems ?? Number.POSITIVE_INFINITY),
  };
}
