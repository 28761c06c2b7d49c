import type { TextEditing } from '../../contract/edits.ts';
import type { Shape } from '../schema/schema-set.ts';

/** What every control gets. */
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
  /** Takes the property out; undefined where it has to be there. */
  onRemove?: () => void;
  /** Puts a value there. */
  onChange: (value: unknown) => void;
}

/** What a field gets: what controls get follows from it. */
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
