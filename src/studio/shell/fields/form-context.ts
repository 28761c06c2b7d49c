import type { ComponentType } from 'react';
import type { Edit } from '../../contract/edits.ts';
import type { KindInfo } from '../../contract/files.ts';
import type { EditName } from '../client/files/edit-batch.ts';
import type { Observable } from '../client/observable.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { requiredContext } from '../ui/required-context.ts';
import type { FieldProps, GroupFieldsProps } from './control-props.ts';

/** A request to scroll a field into view and focus it; each request is a new object. */
export interface Reveal {
  pointer: string;
  /** Whether to leave the focus where it is. */
  keepsFocus?: boolean;
  /** Whether the field was just added; its sample text is then selected, so that typing replaces it. */
  isNew?: boolean;
}

/** Dialogs that ask for a new list item and add it, by the pointer of the list. Other lists add a blank item. */
export type ItemDialogs = Record<string, ComponentType<{ file: string; onClose: () => void }> | undefined>;

/** Notes below the items of a list of texts, by the name of the list. */
export type ItemNotes = Record<string, ComponentType<{ pointer: string; value: unknown }> | undefined>;

/** The context that the fields of a form share. */
export interface FormTools {
  file: string;
  set: SchemaSet;
  kind: KindInfo;
  edit: (edits: Edit[], name: EditName) => void;
  reveal: Observable<Reveal | undefined>;
  itemDialogs?: ItemDialogs;
  itemNotes?: ItemNotes;
  /** The field for any value. Passed in the context, because fields contain fields and would import each other. */
  Field: ComponentType<FieldProps>;
  /** The fields of an object, without a group around them. */
  Fields: ComponentType<GroupFieldsProps>;
}

/** The context of the form around a field. */
export const [FormProvider, useForm] = requiredContext<FormTools>('There is no form around this field.');
