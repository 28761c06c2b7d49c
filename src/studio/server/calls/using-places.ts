import { describePlace } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import type { UsingPlace } from '../../contract/explanation.ts';

/** Adds words to locations and removes duplicates. @param dataOf returns the data of a file */
export function usingPlaces(
  kinds: ContentKind[],
  dataOf: (file: string) => unknown,
  places: readonly { file: string; pointer: string }[],
): UsingPlace[] {
  const told = places.map(({ file, pointer }) => ({
    file,
    pointer,
    where: sentenceCase(describePlace(kinds, file, dataOf(file), pointer)),
  }));
  return [...new Map(told.map((place) => [`${place.file} ${place.where}`, place])).values()];
}
