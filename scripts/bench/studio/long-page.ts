import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent, generatedPage, pageName } from '../content/generate-content.ts';

/** Where the long page is shown. */
export const LONG_PATH = `/bench/${pageName(0)}`;
/** Its file, below the content folder. */
const LONG_FILE = `pages/${pageName(0)}.json`;

/**
 * Makes a content folder with one long page.
 * @param configDir the content of the site that it is added to
 * @param pages how many made-up pages it has in all
 */
export function contentWithLongPage(configDir: string, folder: string, sections: number, pages: number): void {
  generateContent(configDir, folder, pages);
  const file = path.join(folder, LONG_FILE);
  const page: { blocks: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  for (let index = 1; page.blocks.length < sections; index++)
    page.blocks.push(
      ...generatedPage(index, pages + index + 1)
        .blocks.slice(1)
        .map((block) => withoutLinks(block, index)),
    );
  writeFileSync(file, JSON.stringify({ ...page, blocks: page.blocks.slice(0, sections) }, null, 2));
}

/** Sections of pages that are not there link to none. */
function withoutLinks(block: object, index: number): object {
  const text = JSON.stringify(block).replaceAll(/,"action":\{[^}]*\}/g, '');
  return index === 0 ? block : JSON.parse(text);
}
