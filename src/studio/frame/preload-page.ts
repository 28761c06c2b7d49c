/** Replaces `browser/entry/load/preload-page.ts` on previewed pages: links load whole documents, without preloading. */
import { BuildChangedError } from '../../browser/entry/load/page-data.ts';

/** @throws BuildChangedError always, so that navigation loads the document */
export function preloadPage(path: string): Promise<never> {
  return Promise.reject(new BuildChangedError(path));
}
