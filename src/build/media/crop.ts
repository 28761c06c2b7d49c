import type { ImageFile } from '../../contracts/compiled-site.ts';

/** A crop of a picture, in pixels of its master. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest crop around the focal point with these proportions. @param ratio width divided by height */
export function cropAround({ picture, focus }: ImageFile, ratio: number): Crop {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(width / ratio));
  const offset = (size: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((size * percent) / 100 - part / 2, 0), size - part));
  return { left: offset(picture.width, width, focus[0]), top: offset(picture.height, height, focus[1]), width, height };
}
