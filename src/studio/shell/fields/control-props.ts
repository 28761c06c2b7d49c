import type { Edit } from '../../contract/edits.ts';
import type { Shape } from '../schema/schema-set.ts';

/** How the control of a text that is a list item changes the list. */
export interface TextInList {
  /** Replaces the item with several, and focuses the last of them. */
  split: (texts: string[]) => void;
  /** Removes the item, and focuses the one before. */
  drop: () => void;
}

/** The list of a table's column headings, which are edited in the first row of the table. */
export interface TableHeadings {
  pointer: string;
  value: readonly unknown[];
  /** The value of a new heading. */
  blank: unknown;
  /** The maximum number of headings. */
  most: number;
}

/** Properties of every control. */
export interface ControlProps {
  pointer: string;
  /** The name of the property, or of the list that contains the value. */
  name: string;
  label: string;
  shape: Shape;
  value: unknown;
  isRequired: boolean;
  /** Whether only screen readers get the label, since the list around the field has a visible one. */
  isLabelHidden?: boolean;
  /** Removes the property; undefined if it is required. */
  onRemove?: () => void;
  /** Set for items of a list. */
  inList?: TextInList;
  /** Set for tables with column headings. */
  headings?: TableHeadings;
  /** Sets the value. */
  onChange: (value: unknown) => void;
}

/** Properties of a field. */
export interface FieldProps extends Omit<ControlProps, 'label' | 'onChange' | 'onRemove'> {
  /** Replaces the label from the schema: Paragraph 2. */
  label?: string;
  /** Adds the property to its object, at its position in the schema. */
  onAdd?: (name: string, value: unknown) => void;
  /** Returns further edits to make together with a new value. */
  derivedEditsFor?: (name: string, value: unknown) => Edit[];
  depth?: number;
}

export interface GroupFieldsProps {
  pointer: string;
  shape: Shape;
  value: unknown;
  /** The label of the group. */
  label: string;
  /** Properties that are edited elsewhere. */
  without?: readonly string[];
  /** If the object is a list item, the other items of the list. */
  others?: readonly unknown[];
  depth?: number;
}

/** The text that a text field shows for a value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}
