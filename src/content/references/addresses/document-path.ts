/** The path of the PDF built from a file in documents/. */
export function documentPath(id: string): string {
  return `/documents/${id}.pdf`;
}

/** The document a path refers to by its form, whether or not it exists. */
export function documentOf(path: string): string | undefined {
  return /^\/documents\/([^/]+)\.pdf$/.exec(path)?.[1];
}
