import { hash } from 'node:crypto';
import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { applyReplacement } from '../../../content/edit/text/edit.ts';
import { describePlace } from '../../../content/edit/words/describe-place.ts';
import type { Choice } from '../../../contracts/finding.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { StudioFinding } from '../../contract/work.ts';
import type { Studio } from '../studio.ts';
import { dataOf, titleOfFile } from './file-titles.ts';
import { pathsOfFile } from './paths-of-file.ts';

/** The latest findings, with their locations in words. */
export function studioFindings(studio: Studio): StudioFinding[] {
  return studio.checker.findings.map((finding) => {
    const { file, pointer, code, line, column } = finding;
    const path = pathsOfFile(studio, file)[0];
    return {
      ...finding,
      id: hash('sha1', [file, pointer, code, line, column].join('\n')).slice(0, 12),
      where: describePlace(studio.kinds, file, dataOf(studio, file), pointer),
      ...(path !== undefined && { path }),
    };
  });
}

/**
 * Applies the fix of a finding, or one of its choices.
 * @returns the changed file
 * @throws OperationRefusedError if the finding no longer exists, or has no such fix
 */
export async function fixFinding(studio: Studio, { id, choice }: StudioApi['fix']['request']): Promise<string> {
  await studio.checker.current();
  const finding = studioFindings(studio).find((one) => one.id === id);
  const fix: Choice | undefined = choice === undefined ? finding?.fix : finding?.choices?.[choice];
  if (!finding || !fix) throw refusal('fixedAlready');
  const { file = finding.file } = fix;
  const before = studio.draft.text(file) ?? '';
  const edits = [...fix.edits].sort((one, other) => other.start - one.start);
  const after = edits.reduce((text, edit) => applyReplacement(text, edit), before);
  studio.draft.change([{ file, after: Buffer.from(after) }], { title: `${fix.title}: ${titleOfFile(studio, file)}` });
  return file;
}
