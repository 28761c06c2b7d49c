import { makePictureFile, pictureFiles, pixelsOf } from '../../../build/media/pictures.ts';
import type { Studio } from '../studio.ts';

/** The path of a resized picture, created on first request; undefined if no page uses a picture file of this name. */
export async function pictureFile(
  { live, options }: Pick<Studio, 'live' | 'options'>,
  name: string,
): Promise<string | undefined> {
  for (const image of live.site?.images ?? []) {
    const file = pictureFiles(image.picture).find((candidate) => candidate.name === name);
    if (file) return makePictureFile(pixelsOf(image), file, options.cacheDir);
  }
  return undefined;
}
