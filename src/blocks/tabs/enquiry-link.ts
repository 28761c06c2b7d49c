import type { BlockProps } from '../../contracts/content.ts';

/** The URL of a form with one of its fields filled in: `/contact?message=…#form`. */
export function enquiryLink({ link, field, text }: NonNullable<BlockProps<'tabs'>['ask']>, product: string): string {
  const [page = '', place] = link.split('#', 2);
  const query = new URLSearchParams({ [field]: text.replace('{product}', product) });
  return `${page}?${query}${place === undefined ? '' : `#${place}`}`;
}
