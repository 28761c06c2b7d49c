import { cpSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { freePort } from '../../lib/free-port.ts';
import { ROOT } from '../../lib/root.ts';
import { startServer } from '../../lib/running-server.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';
import { provideChromium } from '../../test/chromium.ts';
import { percentile, table } from '../table.ts';
import { savedTexts } from './saved-texts.ts';
import { timeSaves } from './saving.ts';

/** Saves texts while `npm run dev` shows a page. @returns a table */
export async function devReport(configDir: string, times: number): Promise<string> {
  const executablePath = await provideChromium(console.error);
  const folder = temporaryFolder();
  const copy = path.join(folder.path, 'site');
  cpSync(configDir, copy, { recursive: true });
  const port = await freePort();
  await using server = await startServer({
    program: process.execPath,
    args: [path.join(ROOT, 'scripts/dev.ts'), '--config', copy, '--cache', path.join(folder.path, 'vite')],
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder.path, 'data'), MAIL_URL: '' },
    ready: async (printed) => /listening on (\S+)/.exec(printed)?.[1],
    stopSignal: 'SIGTERM',
    folder,
  });
  const browser = await chromium.launch({ executablePath });
  const rows: string[][] = [];
  for (const saved of savedTexts(copy)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const took = await timeSaves(page, server.url, copy, saved, times);
    rows.push([saved.what, ...[0.5, 0.95].map((share) => percentile(took, share).toFixed(0))]);
    await page.close();
  }
  await browser.close();
  return `${table(['saving, ms', 'save → pixels p50', 'p95'], rows)}\n\nOf ${times} saves each.`;
}
