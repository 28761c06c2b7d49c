import { OperationRefusedError, refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { changeText } from '../../../content/edit/text/change-text.ts';
import { EditError } from '../../../content/edit/text/edit.ts';
import { describeFile, describePlace } from '../../../content/edit/words/describe-place.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import { isFileName } from '../../../content/read/files.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { EditCall, FileContent } from '../../contract/files.ts';
import { ApiError, noFile } from '../http/api-error.ts';
import type { Studio } from '../studio.ts';
import { dataOf, idOf, kindOfFile } from './file-titles.ts';

/** Reads a file of the draft. @throws ApiError if it does not exist */
export function fileContent(studio: Studio, file: string): FileContent {
  const text = textOf(studio, file);
  return { file, text, data: dataOf(studio, file), version: studio.draft.version(file) };
}

function textOf(studio: Studio, file: string): string {
  const text = kindOfFile(studio, file) && studio.draft.text(file);
  if (text === undefined) throw noFile(file);
  return text;
}

/**
 * Edits a file of the draft.
 * @returns its new version
 * @throws ApiError if the version is stale, or the same call was made before; OperationRefusedError if an edit does not
 *   fit
 */
export function editFile(studio: Studio, { file, version, id, edits, group, title }: EditCall): number {
  if (id !== undefined && studio.draft.steps.stepOfCall(id)) throw new ApiError(409, 'done', 'This was done before.');
  const text = expectVersion(studio, file, version);
  const after = applyEdits(text, edits);
  const at = edits[0] && ('at' in edits[0] ? edits[0].at : edits[0].from);
  const step = title ?? describePlace(studio.kinds, file, dataOf(studio, file), at ?? '');
  studio.draft.change([{ file, after }], {
    title: step,
    ...(group !== undefined && { group: `${file} ${group}` }),
    ...(id !== undefined && { id }),
  });
  return studio.draft.version(file);
}

/**
 * Edits or creates several files as one undo step.
 * @throws ApiError if a file to edit does not exist; OperationRefusedError if a file to create exists or has an invalid
 *   name, or an edit does not fit
 */
export function changeFiles(studio: Studio, { title, files }: StudioApi['change']['request']): string[] {
  const changes = files.map((change) => {
    if ('edits' in change)
      return { file: change.file, after: applyEdits(fileContent(studio, change.file).text, change.edits) };
    const { file, text } = change;
    if (studio.draft.text(file) !== undefined) throw refusal('fileExists', { file });
    const kind = kindOfFile(studio, file);
    const isOne = kind?.isFolder && isFileName(idOf(file)) && file === `${kind.place}/${idOf(file)}.json`;
    if (!isOne) throw refusal('noFileName', { file });
    return { file, after: Buffer.from(text) };
  });
  studio.draft.change(changes, { title });
  return changes.map(({ file }) => file);
}

/** @throws OperationRefusedError if an edit names a location that does not exist, or the result is nested too deep */
function applyEdits(text: string, edits: EditCall['edits']): Buffer {
  try {
    return Buffer.from(changeText(text, edits));
  } catch (error) {
    if (error instanceof EditError) throw new OperationRefusedError(error.message);
    if (error instanceof RangeError) throw refusal('tooDeep');
    throw error;
  }
}

/** Replaces the text of a file. @throws ApiError if the version is stale, or the file does not exist */
export function writeText(
  studio: Studio,
  { file, version, text }: { file: string; version: number; text: string },
): FileContent {
  expectVersion(studio, file, version);
  studio.draft.change([{ file, after: Buffer.from(text) }], { title: file, group: `${file} text` });
  return fileContent(studio, file);
}

/**
 * Restores the latest usable version of a damaged file, as an undo step.
 * @throws OperationRefusedError if there is none
 */
export function restoreUsable(studio: Studio, file: string): void {
  const what = describeFile(studio.kinds, file);
  const text = studio.live.usableTextBefore(file);
  if (text === undefined) throw refusal('noUsableThen', { what });
  studio.draft.change([{ file, after: Buffer.from(text) }], { title: phrase('restoreUsable', { what }) });
}

/** Reads a file's text. @throws ApiError if its version is not the given one, or it does not exist */
function expectVersion(studio: Studio, file: string, version: number): string {
  const text = textOf(studio, file);
  if (studio.draft.version(file) !== version) throw new ApiError(409, 'stale', `${file} has changed meanwhile.`);
  return text;
}
