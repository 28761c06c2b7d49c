import path from 'node:path';
import { chromium } from 'playwright/test';
import { temporaryFolder } from '../../lib/temporary-folder.ts';
import { provideChromium } from '../../test/chromium.ts';
import { median, percentile, table } from '../table.ts';
import { contentWithLongPage } from './long-page.ts';
import { startStudio } from './running-studio.ts';
import { typeOnLongPage } from './typing.ts';

/** Sites to type in: the number of sections of the page, and of generated pages. */
const SITES = [
  { sections: 30, pages: 1 },
  { sections: 150, pages: 1 },
  { sections: 30, pages: 1000 },
];

/** Types in the studio, in rounds, each in a new browser. @returns a table */
export async function studioReport(configDir: string, rounds: number): Promise<string> {
  const executablePath = await provideChromium(console.error);
  const rows: string[][] = [];
  for (const { sections, pages } of SITES) {
    using folder = temporaryFolder();
    const content = path.join(folder.path, 'site');
    contentWithLongPage(configDir, content, sections, pages);
    await using studio = await startStudio(content);
    const all: Awaited<ReturnType<typeof typeOnLongPage>>[] = [];
    for (let round = 0; round < rounds; round++) {
      const browser = await chromium.launch({ executablePath });
      all.push(await typeOnLongPage(browser, studio.url, sections));
      await browser.close();
    }
    const cell = (share: number) => {
      const values = all.map(({ toPixels }) => percentile(toPixels, share));
      return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
    };
    const findings = median(all.map(({ toFindings }) => toFindings)).toFixed(0);
    rows.push([`${sections} sections, ${pages} pages`, cell(0.5), cell(0.95), findings]);
  }
  return `${table(['typing, ms', 'key → pixels p50', 'p95', 'findings after the last key'], rows)}\n\nMedians of ${rounds} rounds, with their range.`;
}
