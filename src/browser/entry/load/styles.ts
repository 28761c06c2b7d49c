/** Loads the styles of a page before it is shown; those of the first page are inline in its HTML. */

import type { FullPageData } from '../../../contracts/page-data.ts';
import { ConnectionError } from '../../../ui/fetch-code.ts';
import { addIcons } from './icons.ts';
import { initialPage } from './page-data.ts';

const present = new Set<string>(initialPage.styles);

/** Pages whose assets are all loaded. */
const complete = new WeakSet<FullPageData>();

/** Adopts rules as a style sheet: the one way to add style that a strict content security policy allows. */
function adopt(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

async function rulesOf(url: string): Promise<[string, string]> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConnectionError(url, { cause });
  });
  if (!response.ok) throw new ConnectionError(`${url} answered ${response.status}`);
  return [url, await response.text()];
}

/**
 * Adds the assets of a page that the document lacks: style sheets, rules of pictures, icons. All rules are added as one
 * style sheet, since the browser recalculates the style of the whole document for each.
 * @throws ConnectionError when a style sheet cannot be fetched
 */
export async function addPageAssets(page: FullPageData): Promise<void> {
  if (complete.has(page)) return;
  const fetched = await Promise.all(page.styles.filter((url) => !present.has(url)).map(rulesOf));
  const pictures: [string, string] = [page.pictureStyle, page.pictureStyle];
  // Checked again, because another page may have added the same assets meanwhile.
  const fresh = [...fetched, pictures].filter(([name]) => name !== '' && !present.has(name));
  for (const [name] of fresh) present.add(name);
  if (fresh.length > 0) adopt(fresh.map(([, rules]) => rules).join('\n'));
  addIcons(page.icons);
  complete.add(page);
}
