import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { saveError } from '../../../content/edit/files/save-error.ts';
import { worded } from '../../../content/edit/words/worded.ts';

/** What to tell people when the folder could not be written; undefined for other errors. */
export function writingRefusal(error: unknown, place: string): Refusal | undefined {
  const sentence = saveError(error, place);
  return sentence === undefined ? undefined : new Refusal(`${sentence} ${worded('keptInDraft')}`);
}
