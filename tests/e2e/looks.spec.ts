/** How pages look, as far as a browser can tell: columns, backgrounds and the size of touch targets. */
import type { Page } from 'playwright/test';
import { mainPaths } from './support/content.ts';
import { alone, awakenApp, expect, SLOW, test } from './support/journey.ts';
import { smallTargets } from './support/legible.ts';

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

/** A page with a sheet and a grid of links. */
const SUPPLY = '/services/procurement';
const FIGURES = '/figures';

const sheets = (page: Page) => page.locator('[data-block="sheet"] article');

test('the columns of a sheet stand below one another, in all of its tables', SLOW, async ({ page }) => {
  await page.goto(SUPPLY);
  const columns = await sheets(page)
    .first()
    .evaluate((paper) => {
      const table = paper.querySelector('table');
      const other = table?.cloneNode(true);
      if (!table || !(other instanceof Element)) throw new Error('no table');
      for (const value of other.querySelectorAll('td')) value.textContent = '1';
      table.after(other);
      // Within the table, since the sheet is turned a little.
      const edges = (one: Element) =>
        [...one.querySelectorAll<HTMLElement>('thead th')].map(
          ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth,
        );
      return { above: edges(table), below: edges(other) };
    });
  expect(columns.above.length).toBeGreaterThan(1);
  expect(columns.below).toEqual(columns.above);
});

test('in the dark, a sheet has another colour than its section', SLOW, async ({ page }) => {
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  await page.emulateMedia({ colorScheme: 'dark' });
  let found = 0;
  for (const route of [SUPPLY, '/services/construction', '/investors']) {
    await page.goto(route);
    for (const paper of await sheets(page).all()) {
      found += 1;
      const section = paper.locator('xpath=ancestor::section[1]');
      expect(await paper.evaluate(background), route).not.toBe(await section.evaluate(background));
    }
  }
  expect(found).toBeGreaterThan(0);
  await page.emulateMedia({ colorScheme: null });
});

test('a picture beside text is shown whole', SLOW, async ({ page }) => {
  await page.goto('/impact');
  const pictures = page.locator('[data-block="text-section"] img');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    const [shown, whole] = await picture.evaluate((element) => [
      element.clientWidth / element.clientHeight,
      Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
    ]);
    expect(shown).toBeCloseTo(whole ?? 0, 1);
  }
});

test('a point without a neighbour has the row to itself', SLOW, async ({ page }) => {
  await page.goto('/market-welcome');
  const widths = await page.locator('ol:has(h2)').evaluate((list) => {
    while (list.children.length > 3) list.lastElementChild?.remove();
    return [list, ...list.children].map((element) => Math.round(element.getBoundingClientRect().width));
  });
  const [all = 0, first = 0, , last] = widths;
  expect(first).toBeLessThan(all / 2);
  expect(last).toBe(all);
});

alone('on phones, an odd number of figures leaves no gap: the first spans both columns', SLOW, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const boxes = await page
    .locator('[data-block="metrics"] ul')
    .first()
    .evaluate((list) => {
      while (list.children.length > 3) list.lastElementChild?.remove();
      return [list, ...list.children].map((element) => element.getBoundingClientRect().toJSON());
    });
  const [list, first, second, third] = boxes;
  expect(first.width).toBeCloseTo(list.width, 0);
  expect(third.top).toBe(second.top);
  expect(third.right).toBeCloseTo(list.right, 0);
});

alone('on tablets, five figures fill two rows', SLOW, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto('/about/company');
  const list = page.locator('[data-block="metrics"] ul').first();
  const [end, ...ends] = await list.evaluate((element) => {
    while (element.children.length > 5) element.lastElementChild?.remove();
    return [element, ...element.children].map((one) => one.getBoundingClientRect().right);
  });
  expect(ends.filter((one) => Math.abs(one - (end ?? 0)) < 1)).toHaveLength(2);
});

alone('with reduced motion, nothing grows into a new size of the window', SLOW, async ({ page }) => {
  await page.goto('/smart-homes');
  const counted = await page.evaluateHandle(() => {
    const count = { transitions: 0 };
    addEventListener('transitionrun', () => {
      count.transitions += 1;
    });
    return count;
  });
  await page.setViewportSize(PHONE);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await counted.jsonValue()).toEqual({ transitions: 0 });
});

alone('on phones, an odd number of facts leaves no gap in the head of a sheet', SLOW, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SUPPLY);
  const [list, first, second, third] = await sheets(page)
    .first()
    .locator('dl')
    .evaluate((facts) => {
      while (facts.children.length > 3) facts.lastElementChild?.remove();
      const all = [facts, ...facts.querySelectorAll<HTMLElement>('div')];
      return all.map((one) => ({
        clientWidth: one.clientWidth,
        offsetTop: one instanceof HTMLElement && one.offsetTop,
      }));
    });
  expect(first?.clientWidth).toBe(list?.clientWidth);
  expect(third?.offsetTop).toBe(second?.offsetTop);
});

alone('on phones, the picture of a section is directly below its heading', SLOW, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/local-websites');
  const section = page.locator('[data-block="text-section"]:has(img)').first();
  const [heading = 0, picture = 0, points = 0] = await section.evaluate((block) =>
    ['h2', 'img', 'li'].map((part) => block.querySelector(part)?.getBoundingClientRect().top),
  );
  expect(picture).toBeGreaterThan(heading);
  expect(points).toBeGreaterThan(picture);
});

test('the links of people in a row are at one height, however long their roles are', SLOW, async ({ page }) => {
  await page.goto('/about/leadership');
  const people = page.locator('[data-block="profiles"] li');
  const [one, other] = await people.evaluateAll(([, second, third]) => {
    const role = second?.querySelector('p');
    if (!role || !third) throw new Error('not enough people');
    role.textContent = 'A role with many words '.repeat(4);
    return [second, third].map((person) => person?.querySelector('a:last-child')?.getBoundingClientRect().bottom);
  });
  expect(one).toBeGreaterThan(0);
  expect(other).toBeCloseTo(one ?? 0, 0);
});

test('the large card of a mosaic ends where the cards beside it end', SLOW, async ({ page }) => {
  await page.goto('/about');
  const ends = await page
    .locator('[data-block="cards"] ul')
    .first()
    .evaluate((list) =>
      [list.firstElementChild, list.lastElementChild].map(
        (card) => card?.lastElementChild?.getBoundingClientRect().bottom ?? 0,
      ),
    );
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(24);
});

test('rows of cards without links leave no empty column for them', SLOW, async ({ page }) => {
  await page.goto('/services/properties');
  const row = page.locator('[data-block="cards"] li:not(:has(a))').first();
  const [end, textEnd] = await row.evaluate((element) =>
    [element, element.querySelector('div')].map((one) => one?.getBoundingClientRect().right),
  );
  expect(textEnd).toBe(end);
});

test('a grid of eight links has no row that is half empty', SLOW, async ({ page }) => {
  await page.goto(SUPPLY);
  const list = page.locator('[data-block="directory"] ul').last();
  const inLastRow = await list.evaluate((element) => {
    const [first] = element.children;
    while (element.children.length > 8) element.lastElementChild?.remove();
    while (first && element.children.length < 8) element.append(first.cloneNode(true));
    const tops = [...element.children].map((child) => child.getBoundingClientRect().top);
    return tops.filter((top) => top === tops.at(-1)).length;
  });
  expect(inLastRow).toBe(4);
});

alone('on a tablet, the links of the footer stand beside the company', SLOW, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto(SUPPLY);
  // Measured again until the layout below the screen, which comes after the first frame, is done.
  await expect(async () => {
    const [company, links] = await page
      .getByRole('contentinfo')
      .locator('> *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(links?.y).toBe(company?.y);
    expect(links?.x).toBeGreaterThan(company?.right ?? 0);
  }).toPass();
});

alone.describe('on a touch screen', () => {
  alone.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  alone('every link that stands alone is large enough', async ({ page }) => {
    for (const route of [FIGURES, '/directory']) {
      expect(mainPaths).toContain(route);
      await page.goto(route);
      await awakenApp(page);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      expect(await smallTargets(page), route).toEqual([]);
    }
  });
});

alone('a figure is found by its anchor, in a list that is short on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(FIGURES);
  const last = page.locator('[data-block="figures"] li[id]').last();
  const id = await last.getAttribute('id');
  await page.goto(`${FIGURES}#${id}`);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // Its pages are folded away until someone asks for them.
  await expect(last.getByRole('link')).toHaveCount(0);
  await last.locator('summary').click();
  await expect(last.getByRole('link').first()).toBeVisible();
  // The links to both groups stay in view.
  const [results] = await page.locator('[data-block="figures"] ul').first().getByRole('link').all();
  await expect(results ?? last).toBeInViewport();
});
