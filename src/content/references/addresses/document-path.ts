/** The path of the PDF built from a file in documents/. */
export function documentPath(id: string): string {
  return `/documents/${id}.pdf`;
}

/** The id of the document that a path leads to, whether or not it exists; undefined for other paths. */
export function documentOf(path: string): string | undefined {
  return /^\/documents\/([^/]+)\.pdf$/.exec(path)?.[1];
}
