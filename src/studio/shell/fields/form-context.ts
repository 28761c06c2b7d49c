import { type ComponentType, createContext, useContext } from 'react';
import type { TextEditing } from '../../contract/edits.ts';
import type { KindInfo } from '../../contract/files.ts';
import type { EditName } from '../client/files/edit-batch.ts';
import type { Observable } from '../client/observable.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { FieldProps, GroupFieldsProps } from './control-props.ts';

/** A place to scroll into view and focus; a new object for each request. */
export interface Reveal {
  pointer: string;
  /** Only brings it into view: the focus stays where it is. */
  isQuiet?: boolean;
  /** Whether it was just added: its text only says what to write there, so that typing replaces it. */
  isNew?: boolean;
}

/** Asks for a new item of a list, and adds it with all that belongs to it; by the pointer of the list. */
export type ItemDialogs = Record<string, ComponentType<{ file: string; onClose: () => void }> | undefined>;

/** What the fields of a form share. */
export interface FormTools {
  file: string;
  set: SchemaSet;
  kind: KindInfo;
  edit: (edits: TextEditing[], name: EditName) => void;
  reveal: Observable<Reveal | undefined>;
  itemDialogs?: ItemDialogs;
  /** The field for any value: fields hold fields, and must not import what imports them. */
  Field: ComponentType<FieldProps>;
  /** The fields of an object, without a frame around them. */
  Fields: ComponentType<GroupFieldsProps>;
}

const FormContext = createContext<FormTools | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form that contains the current field. */
export function useForm(): FormTools {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this field.');
  return form;
}
