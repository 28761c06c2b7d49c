/** Brings a page into every state that a visitor can: tabs, dialogs, disclosures, menus, forms with errors. */
import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Selectors of elements in the main part of a page that can be opened. */
const IN_MAIN = {
  tab: 'main [role="tab"][aria-selected="false"]',
  dialog: 'main button[commandfor]',
  disclosure: 'main details:not([open]) > summary',
  menu: 'main button[aria-expanded="false"], main button[popovertarget]',
  // A form with only a button has no errors.
  form: 'main form:has(input:not([type="hidden"]), textarea, select)',
};

/** Checks a state. `part`: a selector of what the state has changed. */
type Look = (state: string, part: string) => Promise<void>;

const ALERT = 'dialog[open][role="alertdialog"]';

async function nameOf(element: Locator): Promise<string> {
  return (await element.innerText()).trim().replace(/\s+/g, ' ').slice(0, 60);
}

async function eachTab(page: Page, look: Look): Promise<void> {
  const names = await page.locator(IN_MAIN.tab).allInnerTexts();
  for (const name of names) {
    await page.getByRole('tab', { name: name.trim() }).click();
    await look(`tab ${name}`, 'main [data-block]:has([role="tab"])');
  }
}

/** Opens each dialog once, by the first of its buttons, and closes it again. */
async function eachDialog(page: Page, look: Look): Promise<void> {
  const ids = await page
    .locator(IN_MAIN.dialog)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('commandfor')));
  for (const id of new Set(ids)) {
    await page.locator(`main button[commandfor="${id}"]`).first().click();
    const dialog = page.locator(`#${id}`);
    await expect(dialog).toHaveJSProperty('open', true);
    await look(`dialog ${id}`, `#${id}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveJSProperty('open', false);
  }
}

async function eachDisclosure(page: Page, look: Look): Promise<void> {
  // Element handles rather than indexes, since an open one no longer matches.
  const summaries = await page.locator(IN_MAIN.disclosure).elementHandles();
  const visible = await Promise.all(summaries.map((summary) => summary.isVisible()));
  if (!visible.includes(true)) return;
  for (const [index, summary] of summaries.entries()) if (visible[index]) await summary.click();
  await look('disclosures', 'main details[open]');
}

async function eachMenu(page: Page, look: Look): Promise<void> {
  for (const button of await page.locator(IN_MAIN.menu).all()) {
    if (!(await button.isVisible())) continue;
    const name = await nameOf(button);
    const menu = (await button.getAttribute('popovertarget')) ?? (await button.getAttribute('aria-controls'));
    await button.click();
    await look(`menu ${name}`, `#${menu}`);
    await page.keyboard.press('Escape');
  }
}

/** Sends each form without answers: first the message, then the invalid fields. */
async function eachForm(page: Page, look: Look): Promise<void> {
  for (const [index, form] of (await page.locator(IN_MAIN.form).all()).entries()) {
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    const message = page.locator(ALERT);
    if (await message.isVisible()) {
      await look(`message of form ${index + 1}`, ALERT);
      await message.getByRole('button').click();
      await expect(message).toBeHidden();
    }
    await look(`mistakes in form ${index + 1}`, 'main form');
  }
}

/** Calls `look` in every state of the page, with the name of the state. Blocks must be interactive. */
export async function visitStates(page: Page, look: Look): Promise<void> {
  await eachTab(page, look);
  await eachDisclosure(page, look);
  await eachMenu(page, look);
  await eachDialog(page, look);
  await eachForm(page, look);
}
