/** Dialogs (specification 2.5). Dialogs opened by links: directory.spec. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Modal } from '../../src/generated/types.ts';
import { words } from './support/content.ts';
import { awakenApp, expect, MOVING, test } from './support/journey.ts';

const modal = (id: string): Modal =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../site-config/modals', `${id}.json`), 'utf8'));

test.use(MOVING);

test('mission and values open dialogs, which close by their button and by Escape, and whose links work', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [id, button, primary] of [
    ['mission', 'Our Mission', '/impact'],
    ['values', 'Our Values', '/careers'],
  ] as const) {
    const { title, actions = [] } = modal(id);
    const opener = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog', { name: title });
    expect(title).toBe(button);
    await opener.click();
    await expect(dialog).toBeVisible();
    for (const { label, link } of actions) {
      await expect(dialog.getByRole('link', { name: label })).toHaveAttribute('href', link);
    }
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', primary);
    await expect(dialog.getByRole('link', { name: 'Get in Touch', exact: true })).toHaveAttribute('href', '/contact');
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  const { title, actions = [] } = modal('values');
  const [first] = actions;
  await awakenApp(page);
  await page.getByRole('button', { name: 'Our Values' }).click();
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: first?.label }).click();
  await expect(page).toHaveURL(first?.link ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
