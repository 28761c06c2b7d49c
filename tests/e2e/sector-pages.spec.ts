/** Pages of information, against the table of support/sector-pages.ts (specification 2.4 to 2.18 and 2.24). */
import type { Page } from 'playwright/test';
import { documents, words } from './support/content.ts';
import { expect, test } from './support/journey.ts';
import { type Kind, SCREENS, type Way } from './support/sector-pages.ts';

const sections = (page: Page, kind: Kind) => page.locator(`main [data-block="${kind}"]`);

async function expectWay(page: Page, { to, name = /\w/, in: kind, newTab }: Way): Promise<void> {
  const link = (kind ? sections(page, kind) : page.getByRole('main'))
    .getByRole('link', { name, exact: true })
    .and(page.locator(`[href="${to}"]`))
    .first();
  await expect(link, `${name} to ${to}`).toBeVisible();
  if (!newTab) return expect(link).not.toHaveAttribute('target');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(words.newTab);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [route, { ways = [], says = [], entries = [] }] of Object.entries(SCREENS)) {
    test(`${route} leads where it should, and says what it should`, async ({ page }) => {
      await page.goto(route);
      for (const way of ways) await expectWay(page, way);
      for (const [kind, texts] of says) {
        for (const text of texts) {
          await expect(sections(page, kind).getByText(text, { exact: true }).first()).toBeVisible();
        }
      }
      for (const [kind, counts] of entries) {
        for (const [index, count] of counts.entries()) {
          const list = sections(page, kind).nth(index).locator('ul, ol').first();
          await expect(list.locator(':scope > li'), `${kind} ${index + 1}`).toHaveCount(count);
        }
      }
    });
  }

  test('each of the three projects has its category, picture, words and highlights', async ({ page }) => {
    await page.goto('/projects');
    for (const [title, category] of [
      ['Garden Tower', 'Residential development'],
      ['Harvest Hub', 'Agribusiness'],
      ['Solar Commons', 'Smart estate'],
    ] as const) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const project = sections(page, 'projects').locator('ol > li').filter({ has: heading });
      await expect(project.getByText(category, { exact: true })).toBeVisible();
      await expect(project.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
      await expect(project.getByText(/\w{3}.*\.$/).first()).toBeVisible();
      expect(await project.getByRole('listitem').count(), 'highlights').toBeGreaterThan(1);
    }
  });
});

test('the occupancy is 98%+ everywhere, and 988% nowhere', () => {
  expect(documents.filter(({ html }) => html.includes('988%')).map(({ route }) => route)).toEqual([]);
});

test('farmers: two buttons open dialogs, from which the other two open; all four inform and can be closed', async ({
  page,
}) => {
  await page.goto('/services/farmers');
  const openers = page.locator('main [commandfor]');
  await expect(openers).toHaveCount(2);
  for (const [index, [outer, inner]] of [
    ['farmer-registration', 'farmer-support'],
    ['partnership', 'market-access'],
  ].entries()) {
    const opener = openers.nth(index);
    await expect(opener).toBeVisible();
    await opener.click();
    const first = page.locator(`#modal-${outer}`);
    await expect(first).toBeVisible();
    await first.locator(`[commandfor="modal-${inner}"]`).click();
    const second = page.locator(`#modal-${inner}`);
    await expect(second).toBeVisible();
    for (const dialog of [second, first]) {
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/\w/);
      await expect(dialog.locator('input, select, textarea')).toHaveCount(0);
      await dialog.getByRole('button', { name: words.close, exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(opener).toBeFocused();
  }
});

test('about: mission and values lead on, get in touch, and close', async ({ page }) => {
  await page.goto('/about');
  for (const [name, primary] of [
    ['Our Mission', '/impact'],
    ['Our Values', '/careers'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', primary);
    await expect(dialog.getByRole('link', { name: 'Get in Touch', exact: true })).toHaveAttribute('href', '/contact');
    await dialog.getByRole('button', { name: words.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});
