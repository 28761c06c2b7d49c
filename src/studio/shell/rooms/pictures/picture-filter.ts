import type { PictureInfo } from '../../../contract/media.ts';

/** The filters of the list of pictures. */
export const shows = ['all', 'unused', 'undescribed'] as const;

export interface Wanted {
  query: string;
  show: (typeof shows)[number];
}

/** Whether a picture matches the search words, which may be in its name, its description or where it is used, and the filter. */
export function fits(picture: PictureInfo, { query, show }: Wanted): boolean {
  const { name, alt = '', uses } = picture;
  const text = [name, alt, ...uses.map(({ where }) => where)].join(' ').toLowerCase();
  const isFound = query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  return isFound && isShown(picture, show);
}

/** Whether a picture matches a filter. */
export function isShown({ alt, uses }: Pick<PictureInfo, 'alt' | 'uses'>, show: Wanted['show']): boolean {
  return show === 'all' || (show === 'unused' ? uses.length === 0 : alt === undefined);
}
