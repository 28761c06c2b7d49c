/** Where the build puts the PDF of a file in documents/. */
export function documentPath(id: string): string {
  return `/documents/${id}.pdf`;
}

/** The document that a path leads to by its shape, whether there is one or not. */
export function documentOf(path: string): string | undefined {
  return /^\/documents\/([^/]+)\.pdf$/.exec(path)?.[1];
}
