import type { ComponentType } from 'react';
import type { FileInfo } from '../../contract/files.ts';
import type { ItemDialogs } from '../fields/form-context.ts';
import { MailStage } from '../workspace/stage/MailStage.tsx';
import { FormTools } from './forms/FormTools.tsx';
import { NewFieldDialog } from './forms/NewFieldDialog.tsx';

/** Additional actions for files of a kind, by its name; shown above the fields. */
const tools: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { forms: FormTools };

/** The extra tools above the fields of a kind of file. */
export function toolsFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return tools[kind];
}

/** Dialogs that create an item, where a line in the list is not enough, by kind of file. */
const itemDialogs: Record<string, ItemDialogs | undefined> = { forms: { '/fields': NewFieldDialog } };

/** The dialogs that create items of the lists of a kind of file, by pointer. */
export function itemDialogsFor(kind: string): ItemDialogs | undefined {
  return itemDialogs[kind];
}

/** What to show next to the fields of a kind that is not part of a page, by its name. */
const stages: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { emails: MailStage };

/** What is shown next to the fields of a kind of file; undefined for the page itself. */
export function stageFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return stages[kind];
}
