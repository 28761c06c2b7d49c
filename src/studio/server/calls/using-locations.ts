import { describePlace } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import type { UsingLocation } from '../../contract/explanation.ts';

/** Adds words to locations and removes duplicates. @param dataOf returns the data of a file */
export function usingLocations(
  kinds: ContentKind[],
  dataOf: (file: string) => unknown,
  locations: readonly { file: string; pointer: string }[],
): UsingLocation[] {
  const described = locations.map(({ file, pointer }) => ({
    file,
    pointer,
    where: sentenceCase(describePlace(kinds, file, dataOf(file), pointer)),
  }));
  return [...new Map(described.map((location) => [`${location.file} ${location.where}`, location])).values()];
}
