import type { FullPageData } from '../../../contracts/page-data.ts';
import { loadNavigationCode } from '../navigation-loader.ts';
import { loadPage } from './page-data.ts';
import { addPageAssets } from './styles.ts';

/**
 * Loads everything that is needed to show a page: its data, its styles, and the navigation code.
 * @throws ConnectionError, BuildChangedError
 */
export async function preloadPage(path: string): Promise<FullPageData> {
  const page = await loadPage(path);
  await Promise.all([addPageAssets(page), loadNavigationCode()]);
  return page;
}
