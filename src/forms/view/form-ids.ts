/** Ids of the elements of a form; `prefix` is unique on the page. */
export function formIds(prefix: string) {
  return {
    title: `${prefix}-title`,
    summary: `${prefix}-summary`,
    submit: `${prefix}-submit`,
    /** The control of a field; for a group, its first checkbox. */
    field: (name: string) => `${prefix}-${name}`,
  };
}
