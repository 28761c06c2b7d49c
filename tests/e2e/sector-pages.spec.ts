/** Informational pages, compared with the table in support/sector-pages.ts (specification 2.4 to 2.18 and 2.24). */
import type { Page } from 'playwright/test';
import { documents, words } from './support/content.ts';
import { expect, NIGHTLY, SLOW, test } from './support/journey.ts';
import { type Kind, SCREENS, type Screen, type Way } from './support/sector-pages.ts';

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

async function expectScreen(page: Page, { ways = [], says = [], entries = [] }: Screen): Promise<void> {
  for (const way of ways) await expectWay(page, way);
  for (const [kind, texts] of says) {
    for (const text of texts) {
      await expect(sections(page, kind).getByText(text, { exact: true }).first()).toBeVisible();
    }
  }
  for (const [kind, counts] of entries) {
    for (const [index, count] of counts.entries()) {
      const list = sections(page, kind).nth(index).locator('ul, ol').first();
      expect(await list.locator(':scope > li').count(), `${kind} ${index + 1}`).toBeGreaterThanOrEqual(count);
    }
  }
}

/** Expects that each of the three projects has its category, picture, text and highlights. */
async function expectProjects(page: Page): Promise<void> {
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
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its links and texts', NIGHTLY, async ({ page }) => {
    test.setTimeout(60_000);
    for (const [route, screen] of Object.entries(SCREENS)) {
      await test.step(route, async () => {
        await page.goto(route);
        await expectScreen(page, screen);
        if (route === '/projects') await expectProjects(page);
      });
    }
  });
});

test('the occupancy is 98%+ everywhere, and 988% nowhere', () => {
  expect(documents.filter(({ html }) => html.includes('988%')).map(({ route }) => route)).toEqual([]);
});

test(
  'farmers: two buttons open dialogs, from which the other two open; all four can be closed',
  SLOW,
  async ({ page }) => {
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
  },
);
