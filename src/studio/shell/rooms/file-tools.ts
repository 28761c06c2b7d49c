import type { ComponentType } from 'react';
import type { FileInfo } from '../../contract/files.ts';
import type { ItemDialogs } from '../fields/form-context.ts';
import { MailStage } from '../workspace/stage/MailStage.tsx';
import { FormTools } from './forms/FormTools.tsx';
import { NewFieldDialog } from './forms/NewFieldDialog.tsx';

/** Further things that can be done with files of a kind, by its name; they stand above the fields. */
const tools: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { forms: FormTools };

export function toolsFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return tools[kind];
}

/** What asks for a new item where that takes more than a line in its list, by the kind of file. */
const itemDialogs: Record<string, ItemDialogs | undefined> = { forms: { '/fields': NewFieldDialog } };

export function itemDialogsFor(kind: string): ItemDialogs | undefined {
  return itemDialogs[kind];
}

/** What stands beside the fields of a kind that is no part of a page, by its name. */
const stages: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { emails: MailStage };

export function stageFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return stages[kind];
}
