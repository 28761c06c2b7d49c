/** Brings the styles of a page in before it is shown; those of the first page are in its HTML. */

import type { FullPageData } from '../shapes.ts';
import { ConnectionError } from './fetch-json.ts';
import { initialPage } from './page-data.ts';

const present = new Set<string>(initialPage.styles);

/** Adopts rules as a style sheet: the one way to add style that a strict content security policy allows. */
function adopt(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

async function addSheet(url: string): Promise<void> {
  if (present.has(url)) return;
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConnectionError(url, { cause });
  });
  if (!response.ok) throw new ConnectionError(`${url} answered ${response.status}`);
  const rules = await response.text();
  if (present.has(url)) return;
  present.add(url);
  adopt(rules);
}

/**
 * Adds what the page needs and the document lacks: style sheets, rules of pictures, icons.
 * @throws ConnectionError when a style sheet cannot be fetched
 */
export async function addPageAssets(page: FullPageData): Promise<void> {
  await Promise.all(page.styles.map(addSheet));
  if (page.pictureStyle && !present.has(page.pictureStyle)) {
    present.add(page.pictureStyle);
    adopt(page.pictureStyle);
  }
  const sprite = document.getElementById('icons');
  for (const [id, symbol] of Object.entries(page.icons)) {
    if (!document.getElementById(id)) sprite?.insertAdjacentHTML('beforeend', symbol);
  }
}
