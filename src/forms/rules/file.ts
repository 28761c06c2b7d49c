import type { FileValue } from './values.ts';

/** The lower-case extension of a file name; jpeg becomes jpg. */
export function fileEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/**
 * Whether a file name has one of the extensions in `types`. The MIME type is ignored, since phones and office programs
 * use a dozen names for the same type; the server checks the content.
 */
export function isFileType({ name }: FileValue, types: string[]): boolean {
  return name.includes('.') && types.includes(fileEnding(name));
}
