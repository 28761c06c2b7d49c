import { expect, test } from 'vitest';
import type { FullPageData, HeadData, ShownPage } from '../../contracts/page-data.ts';
import { fetchedPage, isSameScreen } from './shown-page.ts';

const head = (title: string): HeadData => ({
  title,
  description: '',
  canonical: '',
  siteName: '',
  imagesUrl: 'https://www.example.com/images/',
  image: { file: 'house.webp', width: 1200, height: 630 },
  imageAlt: '',
  hidden: false,
  type: 'website',
  language: 'en',
});

function page(path: string, screen?: string): FullPageData {
  const data = { path, screen, layout: 'site' as const, entry: '', site: '', styles: [] };
  const blocks = [{ key: 'b0', type: 'profiles' }];
  const html = { b0: `<p>${path}</p>` };
  return { ...data, blocks, html, title: path, head: head(path), dialogs: path, icons: {}, pictureStyle: '' };
}

const shown = (path: string, screen?: string): ShownPage => {
  const { html, dialogs, ...rest } = page(path, screen);
  return { page: rest, html, dialogs, footer: 'footer' };
};

test('from a list to one of its entries, only the path changes, and the blocks stay', () => {
  const before = shown('/people', '/people');
  const after = fetchedPage(page('/people/amani', '/people'), '/people/amani', before);
  expect(after.page.blocks).toBe(before.page.blocks);
  expect(after.html).toBe(before.html);
  expect(after.dialogs).toBe(before.dialogs);
  expect(after.page.path).toBe('/people/amani');
});

test('another screen replaces everything but the footer', () => {
  const after = fetchedPage(page('/contact'), '/contact', shown('/people', '/people'));
  expect(after.html).toEqual({ b0: '<p>/contact</p>' });
  expect(after.page.screen).toBeUndefined();
  expect(after.footer).toBe('footer');
});

test('an edited page keeps blocks with the same key, even if it is an entry', () => {
  const before = shown('/people/amani', '/people');
  const edited = { ...page('/people/amani', '/people'), html: { b0: 'old', b1: 'new' } };
  edited.blocks = [...edited.blocks, { key: 'b1', type: 'quote' }];
  const after = fetchedPage(edited, '/people/amani', before);
  expect(after.page.blocks.map(({ key }) => key)).toEqual(['b0', 'b1']);
  expect(after.html).toEqual({ b0: '<p>/people/amani</p>', b1: 'new' });
});

test.each([
  ['/people', '/people', true],
  ['/people', '/partners', false],
  ['/people', undefined, false],
  [undefined, undefined, false],
])('screen %j and a page of screen %j are the same: %j', (one, other, same) => {
  expect(isSameScreen(one, { screen: other })).toBe(same);
});
