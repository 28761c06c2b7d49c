import type { TextEditing } from '../../contract/edits.ts';
import type { Shape } from '../schema/schema-set.ts';

/** What a text in a list does with the list. */
export interface TextInList {
  /** Puts several texts in its place, and goes on in the last of them. */
  split: (texts: string[]) => void;
  /** Takes it out, and goes on in the one before. */
  drop: () => void;
}

/** The list with the heads of a table's columns, which is edited as the first row of the table. */
export interface TableHeads {
  pointer: string;
  value: readonly unknown[];
  /** What a new one says until it is written. */
  blank: unknown;
  /** How many there may be. */
  most: number;
}

/** Properties of every control. */
export interface ControlProps {
  pointer: string;
  /** The property or the list it stands in. */
  name: string;
  label: string;
  shape: Shape;
  value: unknown;
  isRequired: boolean;
  /** The list around it says what it is; its own label is only spoken. */
  isLabelHidden?: boolean;
  /** Removes the property; undefined where it is required. */
  onRemove?: () => void;
  /** Set for an item of a list. */
  inList?: TextInList;
  /** Set for a table whose columns have heads. */
  heads?: TableHeads;
  /** Sets the value. */
  onChange: (value: unknown) => void;
}

/** Properties of a field, from which those of its control follow. */
export interface FieldProps {
  pointer: string;
  name: string;
  shape: Shape;
  value: unknown;
  isRequired: boolean;
  /** Instead of the one from the schema: Paragraph 2. */
  label?: string;
  isLabelHidden?: boolean;
  /** Puts a property into the object around it, where the schema has it. */
  onAdd?: (name: string, value: unknown) => void;
  /** Says which edits go with a new value of it. */
  editsWith?: (name: string, value: unknown) => TextEditing[];
  depth?: number;
  /** Set for an item of a list. */
  inList?: TextInList;
  /** Set for a table whose columns have heads. */
  heads?: TableHeads;
}

export interface GroupFieldsProps {
  pointer: string;
  shape: Shape;
  value: unknown;
  /** What the group is called. */
  label: string;
  /** Properties that are edited elsewhere. */
  without?: readonly string[];
  /** Only these. */
  only?: readonly string[];
  /** The other items, in a list. */
  others?: readonly unknown[];
  depth?: number;
}

/** A value as a text field shows it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}
