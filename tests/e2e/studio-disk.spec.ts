/** Disks that are full or read-only, and a remote that cannot be reached: there is a message, and nothing is lost. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { studioFolder } from '../../src/studio/server/studio.ts';
import { Mounted } from './support/disks.ts';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SMALL = 8;

test.describe.configure({ timeout: 180_000 });
test.use({ ...PATIENT, ownContext: true, allowedMessages: new RegExp(`${FAILED_REQUEST.source}|ERR_|507|422`) });

const value = (page: Page) => page.getByLabel('Value', { exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const WRITTEN = { 'facts.json': ['- "value": "10 years",', '+ "value": "12 years",'] };

async function openFact(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Facts' })
    .getByRole('button', { name: /^1[02] years/ })
    .click();
}

// Only root can mount disks, and not in every container.
if (Mounted.isAllowed) {
  test(
    'saving to a full disk shows a message, keeps the draft, and works once there is space',
    NIGHTLY,
    async ({ page }) => {
      let disk: Mounted | undefined;
      await using studio = await StudioSession.start((content, resources) => {
        disk = resources.use(Mounted.small(content, SMALL));
      });
      await studio.open(page, 'Facts');
      await openFact(page);
      const makeRoom = disk?.fill();
      await value(page).fill('12 years');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(messages(page)).toContainText('The disk is full. Make room and try again.');
      await expect(value(page)).toHaveValue('12 years');
      expect(studio.changes()).toEqual({});
      makeRoom?.();
      await studio.save(page);
      expect(studio.changes()).toEqual(WRITTEN);
    },
  );

  test(
    'typing while the draft’s disk is full is kept in the page, and stored once there is space',
    NIGHTLY,
    async ({ page }) => {
      let disk: Mounted | undefined;
      await using studio = await StudioSession.start((content, resources) => {
        const folder = studioFolder({ root: ROOT, configDir: content, cacheDir: path.join(ROOT, '.cache') });
        disk = resources.use(Mounted.small(folder, SMALL));
      });
      await studio.open(page, 'Facts');
      await openFact(page);
      const makeRoom = disk?.fill();
      await value(page).pressSequentially('!');
      await value(page).fill('12 years');
      await expect(page.getByText('The disk is full.')).toBeVisible();
      await expect(value(page)).toHaveValue('12 years');
      expect(await axeFindings(page)).toEqual([]);
      makeRoom?.();
      await expect(page.getByText('The disk is full.')).toHaveCount(0);
      await studio.save(page);
      expect(studio.changes()).toEqual(WRITTEN);
    },
  );

  test('saving to a read-only folder shows a message, and keeps the draft', NIGHTLY, async ({ page }) => {
    await using studio = await StudioSession.start((content, resources) => resources.use(Mounted.readOnly(content)));
    await studio.open(page, 'Facts');
    await openFact(page);
    await value(page).fill('12 years');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(messages(page)).toContainText('lies on a disk that can only be read');
    await page.reload();
    await openFact(page);
    await expect(value(page)).toHaveValue('12 years');
    expect(studio.changes()).toEqual({});
  });
}

test('changes that cannot be pushed are published locally, and pushed later', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start((content) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: content, stdio: 'ignore' });
    git('init', '--initial-branch=main');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.com');
    // Nobody listens on the discard port.
    git('remote', 'add', 'origin', 'http://127.0.0.1:9/site.git');
    git('add', '--all');
    git('commit', '--message=Begin');
  });
  await studio.open(page, 'Facts');
  await openFact(page);
  await value(page).fill('12 years');
  await studio.save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('switch', { name: 'Send it to origin too' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('The other computer cannot be reached. Publish again when you are online.'),
  ).toBeVisible();
  const log = execFileSync('git', ['log', '--format=%an', '--name-only'], { cwd: studio.content, encoding: 'utf8' });
  expect(log.split('\n').slice(0, 3)).toEqual(['Ada', '', 'facts.json']);
  expect(studio.changes()).toEqual(WRITTEN);
  const remote = path.join(studio.content, '../remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  execFileSync('git', ['remote', 'set-url', 'origin', remote], { cwd: studio.content });
  await page.getByRole('button', { name: 'Send what is published' }).click();
  await expect(page.getByText('It was sent to origin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send what is published' })).toHaveCount(0);
});
