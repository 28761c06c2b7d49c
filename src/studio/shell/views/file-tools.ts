import type { ComponentType } from 'react';
import type { FileInfo } from '../../contract/files.ts';
import type { ItemDialogs, ItemNotes } from '../fields/form-context.ts';
import { MailPreview } from '../workspace/preview/MailPreview.tsx';
import { MoveNote } from './addresses/MoveNote.tsx';
import { FormTools } from './forms/FormTools.tsx';
import { NewFieldDialog } from './forms/NewFieldDialog.tsx';

/** Buttons shown above the fields, by kind of file. */
const tools: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { forms: FormTools };

/** The buttons above the fields of a kind of file; undefined if it has none. */
export function toolsFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return tools[kind];
}

/** Dialogs that create list items which need more than a blank item, by kind of file. */
const itemDialogs: Record<string, ItemDialogs | undefined> = { forms: { '/fields': NewFieldDialog } };

/** The dialogs that create list items in a kind of file, by pointer of the list. */
export function itemDialogsFor(kind: string): ItemDialogs | undefined {
  return itemDialogs[kind];
}

const itemNotes: Record<string, ItemNotes | undefined> = { routes: { paths: MoveNote } };

/** The notes below list items in a kind of file, by the name of the list. */
export function itemNotesFor(kind: string): ItemNotes | undefined {
  return itemNotes[kind];
}

/** Previews of kinds of file that pages do not show, by kind. */
const previews: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { emails: MailPreview };

/** The preview of a kind of file; undefined if a page is its preview. */
export function previewFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return previews[kind];
}
