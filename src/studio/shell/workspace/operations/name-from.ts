/** Derives a name from a text: 'Our new office' becomes our-new-office, and Ng'ang'a becomes nganga. */
export function nameFrom(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})['’ʼ‘`](?=\p{L})/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
