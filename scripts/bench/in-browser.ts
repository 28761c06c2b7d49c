/** The measurements that need a browser: the built site and its plain copy, served by the same server. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { isOwnContent } from '../lib/command.ts';
import { freePort } from '../lib/free-port.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { findFullBrowser, provideChromium } from '../test/chromium.ts';
import { builtPaths } from './built-site.ts';
import { bytesReport } from './bytes.ts';
import { copyAsPlainHtml } from './plain-copy.ts';
import { measureScript } from './process/measure-process.ts';
import { serveFolder } from './serve-folder.ts';
import { speedReport } from './speed.ts';

/** A page with a carousel, one with a form, one with an accordion. */
const OWN_PATHS = ['/', '/contact', '/faqs'];

/** Builds a site, serves it twice and measures it in one Chromium. `rounds`: how often Lighthouse runs. */
export async function browserReport(configDir: string, part: 'bytes' | 'lighthouse', rounds: number): Promise<string> {
  using folder = temporaryFolder();
  const [dist, plainDist] = [path.join(folder.path, 'ours'), path.join(folder.path, 'plain')];
  mkdirSync(plainDist);
  await measureScript('build', ['--config', configDir, '--out', dist]);
  const paths = isOwnContent(configDir) ? OWN_PATHS : builtPaths(dist).slice(0, OWN_PATHS.length);
  await copyAsPlainHtml(dist, plainDist, paths);
  await using ours = await serveFolder(dist);
  await using plain = await serveFolder(plainDist);
  const servers = { ours: ours.url, plain: plain.url };
  const port = await freePort();
  const executablePath = findFullBrowser() ?? (await provideChromium(console.error));
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    const report = part === 'bytes' ? bytesReport(browser, servers, paths) : speedReport(port, servers, paths, rounds);
    return `Chromium ${browser.version()}.\n\n${await report}`;
  } finally {
    await browser.close();
  }
}
