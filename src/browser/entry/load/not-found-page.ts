import type { FullPageData } from '../../../contracts/page-data.ts';
import { loadPage, notFoundPath } from './page-data.ts';
import { addPageAssets } from './styles.ts';

/**
 * Loads the general 404 screen and its assets.
 * @throws ConnectionError, BuildChangedError
 */
export async function loadNotFoundPage(): Promise<FullPageData> {
  const page = await loadPage(await notFoundPath());
  await addPageAssets(page);
  return page;
}
