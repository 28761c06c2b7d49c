/** Screenshots of the studio for the handbook, and of the site for the README, with the current content. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { startStudio } from '../bench/studio/running-studio.ts';
import { ROOT } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FOLDER = path.join(ROOT, 'docs/studio');
const SCREEN = { width: 1440, height: 900 };
const PICTURE = { width: 1200, quality: 72 };
/** Milliseconds until pages have settled. */
const REST = 1500;

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(REST);
  const picture = await page.screenshot();
  const small = await sharp(picture).resize({ width: PICTURE.width }).webp({ quality: PICTURE.quality }).toBuffer();
  writeFileSync(path.join(FOLDER, `${name}.webp`), small);
}

/** Takes the screenshots. @param configDir the content that is shown; it is not changed */
export async function screenshotStudio(browser: Browser, configDir: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // A copy has its own draft, so that unsaved work is not shown.
  using folder = temporaryFolder();
  const copy = path.join(folder.path, path.basename(configDir));
  cpSync(configDir, copy, { recursive: true });
  await using studio = await startStudio(copy);
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('studio-tour-seen', 'yes'));
  await page.goto(studio.url);
  await page.getByRole('list', { name: 'Pages' }).getByRole('button').first().click();
  const shown = page.frameLocator('iframe');
  await shown.locator('main').waitFor();
  await keep(page, 'page');
  await shown.locator('main > :nth-child(2) h2').first().click();
  await keep(page, 'section');
  const frame = page.frames().find((one) => one.parentFrame());
  const site = await context.newPage();
  await site.goto(frame?.url() ?? studio.url);
  await keep(site, 'site');
  await context.close();
}
