import type { FileValue } from './values.ts';

/** MIME types by the endings that the rule file-type knows. */
const MIME: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What browsers say when they do not know a file's type: then the ending decides. */
const UNKNOWN = ['', 'application/octet-stream'];

/** The ending of a file name in lower case; jpeg counts as jpg. */
export function fileEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Whether name and MIME type of a file are of one of the endings in `types`. The server checks the content as well. */
export function isFileType(file: FileValue, types: string[]): boolean {
  const ending = fileEnding(file.name);
  return (
    file.name.includes('.') && types.includes(ending) && (UNKNOWN.includes(file.type) || file.type === MIME[ending])
  );
}
