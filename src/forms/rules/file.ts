import type { FileValue } from './values.ts';

/** The ending of a file name in lower case; jpeg counts as jpg. */
export function fileEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/**
 * Whether the name of a file has one of the endings in `types`. Its MIME type says nothing: phones and office programs
 * announce the same document in a dozen ways. The server looks at the content.
 */
export function isFileType({ name }: FileValue, types: string[]): boolean {
  return name.includes('.') && types.includes(fileEnding(name));
}
