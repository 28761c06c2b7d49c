import type { PictureInfo } from '../../../contract/media.ts';

/** The filters of the list of pictures. */
export const pictureFilters = ['all', 'unused', 'undescribed'] as const;

export interface PictureQuery {
  query: string;
  filter: (typeof pictureFilters)[number];
}

/** Whether a picture matches a filter and the search words. Searches its name, its description and where it is used. */
export function matchesQuery(picture: PictureInfo, { query, filter }: PictureQuery): boolean {
  const { name, alt = '', uses } = picture;
  const text = [name, alt, ...uses.map(({ where }) => where)].join(' ').toLowerCase();
  const isFound = query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  return isFound && matchesFilter(picture, filter);
}

/** Whether a picture matches a filter. */
export function matchesFilter(
  { alt, uses }: Pick<PictureInfo, 'alt' | 'uses'>,
  filter: PictureQuery['filter'],
): boolean {
  return filter === 'all' || (filter === 'unused' ? uses.length === 0 : alt === undefined);
}
