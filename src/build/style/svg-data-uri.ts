/**
 * A drawing as a data URI, which needs no request.
 * @param svg the source of the drawing, without significant double quotes in its texts
 * @returns a data URI that can be placed in double quotes, in CSS and in attributes
 */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>&]/g, encodeURIComponent)}`;
}
