/**
 * A drawing as an address that holds the drawing itself: no request is made for it.
 * @param svg the source of the drawing, without double quotes of meaning inside its texts
 * @returns a data URI that may stand between double quotes, in style and in attributes
 */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>&]/g, encodeURIComponent)}`;
}
