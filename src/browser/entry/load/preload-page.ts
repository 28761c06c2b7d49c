import type { FullPageData } from '../../../contracts/page-data.ts';
import { loadNavigationCode } from '../navigation-loader.ts';
import { loadPage } from './page-data.ts';
import { addPageAssets } from './styles.ts';

/**
 * Loads everything that showing a page takes: its data, its styles, and the code of navigation.
 * @throws ConnectionError, BuildChangedError
 */
export async function preloadPage(path: string): Promise<FullPageData> {
  const page = await loadPage(path);
  await Promise.all([addPageAssets(page), loadNavigationCode()]);
  return page;
}
