import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent, generatedPage, pageName } from '../content/generate-content.ts';

/** The path of the long page. */
export const LONG_PATH = `/bench/${pageName(0)}`;
/** Its file, below the content folder. */
const LONG_FILE = `pages/${pageName(0)}.json`;

/**
 * Creates a content folder with one long page.
 * @param configDir the site's content, which is copied
 * @param pages the number of generated pages
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

/** Removes links from sections, since their target pages do not exist. */
function withoutLinks(block: object, index: number): object {
  const text = JSON.stringify(block).replaceAll(/,"action":\{[^}]*\}/g, '');
  return index === 0 ? block : JSON.parse(text);
}
