/** The document that a control holds. Servers know no lists of files. */
export function fileIn(raw: unknown): File | undefined {
  return typeof FileList !== 'undefined' && raw instanceof FileList ? raw[0] : undefined;
}
