import type { FileValue } from './values.ts';

/** The extensions that phones and browsers give to a JPEG. */
const JPG_ENDINGS: readonly string[] = ['jpg', 'jpeg', 'jpe', 'jfif'];

/** All extensions of files of this type. */
export function endingsOf(type: string): readonly string[] {
  return type === 'jpg' ? JPG_ENDINGS : [type];
}

/** The lower-case extension of a file name; that of any JPEG is jpg. */
export function fileEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return JPG_ENDINGS.includes(ending) ? 'jpg' : ending;
}

/**
 * Whether a file name has one of the extensions in `types`. The MIME type is ignored, since phones and office programs
 * use a dozen names for the same type; the server checks the content.
 */
export function isFileType({ name }: FileValue, types: string[]): boolean {
  return name.includes('.') && types.includes(fileEnding(name));
}
