/** The engine on another company's site: dialogs open, and its form accepts its country's phone numbers. */
import path from 'node:path';
import { serveFolder } from '../../scripts/bench/serve-folder.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { build } from '../sizes/build.ts';
import { awaken, awakenApp, expect, NIGHTLY, test } from './support/journey.ts';

test.describe.configure({ mode: 'default' });

const stack = new AsyncDisposableStack();
let host: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const out = path.join(stack.use(temporaryFolder()).path, 'dist');
  await build({ out, config: path.join(ROOT, 'tests/fixture-site') });
  host = stack.use(await serveFolder(out)).url;
});
test.afterAll(() => stack.disposeAsync());

test('a dialog opens, and the form stores a phone number in its country’s format', NIGHTLY, async ({ page }) => {
  await page.goto(`${host}/contact`);
  await awakenApp(page);
  await page.getByRole('main').getByText('what happens to your details', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What happens to your details' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await awaken(page, 'form');
  await page.getByLabel('Full name').fill('Aoife Example');
  await page.getByLabel('Email').fill('aoife@example.com');
  await page.getByLabel('What is it about?').selectOption('A chair');
  await page.getByLabel('What do you have in mind?').fill('Something to read in.');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('0712 345');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveText(/valid phone number/);
  await page.getByRole('button', { name: 'OK' }).click();
  await phone.fill('(083) 123-4567');
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/save-submission.php')),
    page.getByRole('button', { name: 'Send', exact: true }).click(),
  ]);
  expect(saved.postDataJSON()).toMatchObject({ phone: '+353831234567', piece: 'A chair' });
  await expect(page.getByRole('dialog', { name: 'Thank you, it is on the bench' })).toBeVisible();
});
