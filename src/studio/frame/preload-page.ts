/** Takes the place of `browser/entry/load/preload-page.ts` on a shown page: nothing is fetched ahead, links load whole pages. */
import { BuildChangedError } from '../../browser/entry/load/page-data.ts';

/** @throws BuildChangedError always, so that navigation loads the document */
export function preloadPage(path: string): Promise<never> {
  return Promise.reject(new BuildChangedError(path));
}
