import { OperationRefusedError } from '../../../content/edit/entities/operation-refused-error.ts';
import { saveError } from '../../../content/edit/files/save-error.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';

/** The refusal for an error because a folder cannot be written; undefined for other errors. @param folder the folder */
export function writingRefusal(error: unknown, folder: string): OperationRefusedError | undefined {
  const sentence = saveError(error, folder);
  return sentence === undefined ? undefined : new OperationRefusedError(`${sentence} ${phrase('keptInDraft')}`);
}
