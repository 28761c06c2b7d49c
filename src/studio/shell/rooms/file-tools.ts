import type { ComponentType } from 'react';
import type { FileInfo } from '../../contract/files.ts';
import { MailStage } from '../workspace/stage/MailStage.tsx';
import { FormTools } from './forms/FormTools.tsx';

/** Further things that can be done with files of a kind, by its name; they stand above the fields. */
const tools: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { forms: FormTools };

export function toolsFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return tools[kind];
}

/** What stands beside the fields of a kind that is no part of a page, by its name. */
const stages: Record<string, ComponentType<{ info: FileInfo }> | undefined> = { emails: MailStage };

export function stageFor(kind: string): ComponentType<{ info: FileInfo }> | undefined {
  return stages[kind];
}
