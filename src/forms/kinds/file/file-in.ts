/** The document chosen in a control. FileList does not exist on the server. */
export function fileIn(raw: unknown): File | undefined {
  return typeof FileList !== 'undefined' && raw instanceof FileList ? raw[0] : undefined;
}
