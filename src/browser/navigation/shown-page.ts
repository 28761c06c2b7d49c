import type { FullPageData, PageData, ShownPage } from '../../contracts/page-data.ts';

/** Whether a page belongs to the screen that is shown: a list and its entries share one. */
export function isSameScreen(shown: PageData['screen'], page: Pick<PageData, 'screen'>): boolean {
  return shown !== undefined && shown === page.screen;
}

/**
 * A fetched page as it is shown at a path. At another path of the same screen only the path changes, and the blocks are
 * notified of it. If the current page was edited, unchanged blocks stay, because their keys are the same.
 */
export function fetchedPage(page: FullPageData, path: string, before: ShownPage): ShownPage {
  const isSamePage = before.page.path === path;
  if (!isSamePage && isSameScreen(before.page.screen, page)) return { ...before, page: { ...before.page, path } };
  const known = isSamePage ? before.page.blocks : [];
  const blocks = page.blocks.map((block) => known.find(({ key }) => key === block.key) ?? block);
  const html = { ...page.html, ...Object.fromEntries(known.map(({ key }) => [key, before.html[key] ?? ''])) };
  const footer = page.footer ?? before.footer;
  return { page: { ...page, blocks, path }, html, dialogs: page.dialogs, footer };
}
