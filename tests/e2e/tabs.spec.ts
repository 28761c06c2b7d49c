/** Tabs of smart homes, bookings and procurement (specification 2.7, 2.10, 2.11 and 4). */
import type { Locator, Page } from 'playwright/test';
import { blockOf } from './support/content.ts';
import { awaken, expect, followLinkTo, MOVING, NIGHTLY, nightlyIf, test } from './support/journey.ts';
import { asRead } from './support/texts.ts';

const SCREENS = [
  {
    route: '/smart-homes',
    page: 'smart-homes',
    wanted: { security: /^security by default$/i, automation: /^automation$/i, sustainability: /^sustainability$/i },
    has: ['points', 'picture'],
  },
  {
    route: '/services/bookings',
    page: 'bookings',
    wanted: { guests: /^For Guests$/, hosts: /^For Hosts$/ },
    has: ['points'],
  },
  {
    route: '/services/procurement',
    page: 'procurement',
    wanted: { water: /^water$/i, cereals: /^cereals$/i, smarthome: /^smart.?home$/i, outdoor: /^outdoor$/i },
    has: ['products'],
  },
] as const;
const PLACES = ['Nairobi', 'Naivasha', 'Thika Road', 'Diani Beach', 'Nanyuki'];

const tabsOf = (page: string) => blockOf(page, 'tabs').tabs;
type Tab = ReturnType<typeof tabsOf>[number];
const [WATER, CEREALS, SMART_HOME, OUTDOOR] = tabsOf('procurement').map(({ label }) => label);
const PROCUREMENT = '/services/procurement';

const section = (page: Page) => page.locator('[data-block="tabs"]');
const tabs = (page: Page) => section(page).getByRole('tab');
const panels = (page: Page) => section(page).getByRole('tabpanel');
const tabOf = (page: Page, label: string) => section(page).getByRole('tab', { name: label, exact: true });

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await awaken(page, 'tabs');
}

/** Expects that this tab is selected and the only one in the tab order, and that only its panel is visible. */
async function expectChosen(page: Page, label: string): Promise<void> {
  await expect(section(page).getByRole('tab', { selected: true })).toHaveText(label);
  await expect(section(page).locator('[role="tab"][tabindex="0"]')).toHaveText(label);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(label);
}

/** Expects that everything that belongs to a tab is in its panel. */
async function expectContent(panel: Locator, { title, text, points = [], picture, products = [] }: Tab): Promise<void> {
  await expect(panel.getByRole('heading')).toHaveText(asRead(title));
  for (const paragraph of text) await expect(panel).toContainText(asRead(paragraph));
  await expect(panel.getByRole('listitem')).toHaveText(points.map(asRead));
  await expect(panel.locator('dt')).toHaveText(products.map(({ name }) => asRead(name)));
  await expect(panel.locator('dd:not([class])')).toHaveText(
    products.flatMap(({ text: words }) => (words ? asRead(words) : [])),
  );
  await expect(panel.locator('img')).toHaveCount(picture ? 1 : 0);
}

/** Expects that arrow keys wrap around, Home and End go to the ends, and the focus follows. */
async function walkByKeys(page: Page): Promise<void> {
  await tabOf(page, WATER ?? '').focus();
  for (const [key, label] of [
    ['ArrowRight', CEREALS],
    ['ArrowRight', SMART_HOME],
    ['ArrowLeft', CEREALS],
    ['End', OUTDOOR],
    ['ArrowRight', WATER],
    ['ArrowLeft', OUTDOOR],
    ['Home', WATER],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabOf(page, label ?? '')).toBeFocused();
    await expectChosen(page, label ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(panels(page).getByRole('link').first()).toBeFocused();
}

for (const [index, { route, page: file, wanted, has }] of SCREENS.entries()) {
  test(
    `${route}: the first tab is selected, and each tab shows its content`,
    nightlyIf(index > 0),
    async ({ page }) => {
      const written = tabsOf(file);
      expect(written.map(({ id }) => id)).toEqual(Object.keys(wanted));
      for (const tab of written) expect(Object.keys(tab)).toEqual(expect.arrayContaining([...has]));
      await open(page, route);
      await expect(tabs(page)).toHaveText(Object.values(wanted));
      const [first] = written;
      const pictures = new Set<string | null>();
      for (const tab of [...written, ...(first ? [first] : [])]) {
        // The tab that is open initially is not clicked.
        if (tab !== first || pictures.size > 0) await tabOf(page, tab.label).click();
        await expectChosen(page, tab.label);
        await expectContent(panels(page), tab);
        pictures.add(tab.picture ? await panels(page).locator('img').getAttribute('src') : tab.id);
      }
      expect(pictures.size, 'pictures or lists that differ').toBe(written.length);
      if (route === PROCUREMENT) await test.step('by keyboard', () => walkByKeys(page));
    },
  );
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('a URL that names a tab opens it, and so does a link on the page', NIGHTLY, async ({ page }) => {
    await open(page, `${PROCUREMENT}#outdoor`);
    await expectChosen(page, OUTDOOR ?? '');
    await expect(tabs(page).first()).toBeInViewport();
    for (const id of ['cereals', 'cereals', 'smarthome']) {
      // Another tab is opened in between, so that the same link has to open its tab again.
      await tabOf(page, WATER ?? '').click();
      await followLinkTo(page, `#${id}`);
      await expectChosen(page, tabsOf('procurement').find((tab) => tab.id === id)?.label ?? '');
      await expect(page).toHaveURL(`${PROCUREMENT}#${id}`);
    }
  });
});

async function expectPlaces(page: Page): Promise<void> {
  const places = page.locator('#places').getByRole('listitem');
  await expect(places.getByRole('heading')).toHaveText(PLACES);
  await expect(places.getByRole('img')).toHaveCount(PLACES.length);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is shown, one below the other, and the stays name their five places', NIGHTLY, async ({ page }) => {
    for (const { route, page: file } of SCREENS) {
      await page.goto(route);
      await expect(section(page).getByRole('tablist')).toHaveCount(0);
      await expect(panels(page)).toHaveCount(tabsOf(file).length);
      for (const [index, tab] of tabsOf(file).entries()) {
        await expect(panels(page).nth(index)).toBeVisible();
        await expectContent(panels(page).nth(index), tab);
      }
      if (file === 'bookings') await expectPlaces(page);
    }
  });
});
