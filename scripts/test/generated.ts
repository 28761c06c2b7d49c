import path from 'node:path';
import { committedFiles } from '../../src/content/generate/generate-all.ts';
import { textOf } from '../../src/content/read/text-of.ts';
import { oneResult, type StepResult } from './step.ts';

/** Checks that every generated file of the repository is up to date. `root`: the project's folder. Writes nothing. */
export async function checkGenerated(root: string): Promise<StepResult> {
  return compareGenerated(root, await committedFiles(root));
}

/** Whether the files below a folder have these texts. */
export function compareGenerated(root: string, files: Map<string, string>): StepResult {
  const stale = [...files].filter(([file, text]) => textOf(path.join(root, file)) !== text).map(([file]) => file);
  return oneResult(stale.length === 0, `Out of date: ${stale.join(', ')}. Run npm run generate.`);
}
