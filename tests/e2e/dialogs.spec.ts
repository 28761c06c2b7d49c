/** Dialogs and messages of links (specification 2.5 and 2.20, decisions: alert). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Modal } from '../../src/generated/types.ts';
import { words } from './support/content.ts';
import { awakenApp, expect, test } from './support/journey.ts';

const modal = (id: string): Modal =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../site-config/modals', `${id}.json`), 'utf8'));

test('mission and values open their dialogs, which close by their button and by Escape', async ({ page }) => {
  await page.goto('/about');
  for (const [id, button] of [
    ['mission', 'Our Mission'],
    ['values', 'Our Values'],
  ] as const) {
    const { title, actions = [] } = modal(id);
    const opener = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog', { name: title });
    await opener.click();
    await expect(dialog).toBeVisible();
    for (const { label, link } of actions) {
      await expect(dialog.getByRole('link', { name: label })).toHaveAttribute('href', link);
    }
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('an action of a dialog leads on, and the dialog is gone', async ({ page }) => {
  const { title, actions = [] } = modal('values');
  const [first] = actions;
  await page.goto('/about');
  await awakenApp(page);
  await page.getByRole('button', { name: 'Our Values' }).click();
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: first?.label }).click();
  await expect(page).toHaveURL(first?.link ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link without a target says that it is coming', async ({ page }) => {
  await page.goto('/market-welcome');
  const link = page.getByRole('button', { name: 'Access Market' });
  await link.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveText(new RegExp(words.comingSoon.replace('{label}', 'Access Market')));
  await page.getByRole('button', { name: words.ok, exact: true }).click();
  await expect(alert).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/market-welcome');
});
