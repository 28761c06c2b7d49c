import type { FullPageData } from '../shapes/page-data.ts';
import { loadPage } from './page-data.ts';
import { loadHead } from './router-loader.ts';
import { addPageAssets } from './styles.ts';

/**
 * A page with all that it takes to show it: its data, its styles, and what renders its head.
 * @throws ConnectionError, BuildChangedError
 */
export async function loadReadyPage(path: string): Promise<FullPageData> {
  const page = await loadPage(path);
  await Promise.all([addPageAssets(page), loadHead()]);
  return page;
}
