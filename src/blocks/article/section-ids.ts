/** A heading as a URL fragment: lower-case letters, digits and hyphens. */
function slug(heading: string): string {
  const letters = heading.normalize('NFD').replace(/[^\p{L}\p{N}\s-]/gu, '');
  return letters
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
}

/**
 * The id of each section's heading, in order; undefined for a section without one. `prefix` must be unique on the page;
 * a repeated heading gets a number.
 */
export function sectionIds(sections: { heading?: string }[], prefix: string): (string | undefined)[] {
  const seen = new Map<string, number>();
  return sections.map(({ heading }) => {
    if (!heading) return undefined;
    const id = `${prefix}-${slug(heading)}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
