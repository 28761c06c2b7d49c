/** Derives a file name from a text: 'Our new office' becomes our-new-office. */
export function nameFrom(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
