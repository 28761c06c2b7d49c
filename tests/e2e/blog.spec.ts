/** The blog: featured articles, themes, keynote, links and banner (specification 2.19, 4, 8 and 9). */
import type { Page } from 'playwright/test';
import { blockOf, collectionOf, paths, words } from './support/content.ts';
import {
  alone,
  awaken,
  awakenApp,
  expect,
  hideTab,
  MOVING,
  NIGHTLY,
  runFor,
  SLOW,
  scrollTo,
  scrollTop,
  stopClock,
  test,
} from './support/journey.ts';

const { interval } = blockOf('blog', 'article-carousel');
const { texts, pageSize } = blockOf('blog', 'article-list');
const { blink, action } = blockOf('blog', 'banner');
const CATEGORIES = collectionOf<{ name: string }>('categories').map(({ name }) => name);
const published = collectionOf<{ status: string; category: string }>('articles').find(
  (one) => one.status === 'published',
);
/** A theme that has an article. */
const THEME = collectionOf<{ name: string }>('categories').find(({ id }) => id === published?.category)?.name ?? '';

const carousel = (page: Page) => page.locator('[data-block="article-carousel"]');
const controls = (page: Page) => carousel(page).getByRole('group', { name: words.chooseSlide });
const press = (page: Page, name: string) => controls(page).getByRole('button', { name, exact: true }).click();

/** Titles of the featured articles, from the dots. */
function featured(page: Page): Promise<string[]> {
  return controls(page)
    .locator('button[aria-current]')
    .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label') ?? ''));
}

/** Expects that only this article is visible and focusable, and that its dot is marked. */
async function expectArticle(page: Page, title: string | undefined): Promise<void> {
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText([title ?? '']);
  await expect(controls(page).locator('[aria-current="true"]')).toHaveAccessibleName(title ?? '');
}

/**
 * Expects that nothing advances: checked after every interval, since an even number of changes returns to the same
 * article.
 */
async function expectStill(page: Page, title: string | undefined): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await runFor(page, interval);
    await expectArticle(page, title);
  }
}

async function openStopped(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto('/blog');
  await awakenApp(page);
  await awaken(page, 'banner');
  await awaken(page, 'article-carousel');
  await stopClock(page);
  return featured(page);
}

test('has the timings and the page size of the specification, and an alias', () => {
  expect([interval, blink, pageSize]).toEqual([7000, 2000, 6]);
  expect(paths.find(({ route }) => route === '/innovation/articles')?.canonical).toBe('/blog');
});

const banner = (page: Page) => page.locator('[data-block="banner"] section');
const icon = (page: Page) => banner(page).locator('[data-bright]');
const link = (page: Page) => banner(page).getByRole('link', { name: action.label });
const isBright = async (page: Page) => (await icon(page).getAttribute('data-bright')) === 'true';

/** Expects that the icon of the banner alternates between white and yellow every 2 seconds. */
async function expectBlinks(page: Page): Promise<void> {
  const step = 100;
  const white = await banner(page).evaluate((element) => getComputedStyle(element).color);
  const yellow = 'rgb(208, 200, 42)';
  expect(white).toBe('rgb(250, 248, 241)');
  const atFirst = await isBright(page);
  for (let waited = 0; (await isBright(page)) === atFirst && waited <= blink; waited += step) await runFor(page, step);
  let bright = !atFirst;
  for (let round = 0; round < 3; round += 1) {
    await expect(icon(page)).toHaveCSS('color', bright ? yellow : white);
    await runFor(page, blink - step);
    expect(await isBright(page)).toBe(bright);
    await runFor(page, step);
    bright = !bright;
    expect(await isBright(page)).toBe(bright);
  }
}

test.describe('with motion', () => {
  test.use(MOVING);

  alone(
    'featured articles advance every 7 seconds unless paused, hidden or focused by keyboard; the banner blinks',
    SLOW,
    async ({ page }) => {
      const titles = await openStopped(page);
      await test.step('the banner', () => expectBlinks(page));
      expect(titles.length).toBeGreaterThan(1);
      // The chosen article is shown for a whole interval from a known time.
      await press(page, titles[0] ?? '');
      for (const title of [...titles.slice(1), titles[0]]) {
        const before = await carousel(page).getByRole('heading', { level: 2 }).innerText();
        await runFor(page, interval - 1);
        await expectArticle(page, before);
        await runFor(page, 1);
        await expectArticle(page, title);
      }
      await runFor(page, interval - 1);
      await press(page, titles[1] ?? '');
      await runFor(page, interval - 1);
      await expectArticle(page, titles[1]);
      await press(page, words.pause);
      await expectStill(page, titles[1]);
      await press(page, words.play);
      await runFor(page, interval);
      const shown = 2 % titles.length;
      await expectArticle(page, titles[shown]);

      await hideTab(page, true);
      await expectStill(page, titles[shown]);
      await hideTab(page, false);
      await runFor(page, interval);
      const next = titles[(shown + 1) % titles.length];
      await expectArticle(page, next);
      await controls(page).getByRole('button', { name: words.pause }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(carousel(page).getByRole('link')).toBeFocused();
      await expectStill(page, next);
    },
  );
});

/** Expects that choosing a theme shows only its articles, and that choosing all shows every article. */
async function expectThemes(page: Page): Promise<void> {
  const list = page.locator('[data-block="article-list"]');
  const filter = list.getByRole('group', { name: texts.filter });
  const pressed = filter.locator('[aria-pressed="true"]');
  const articles = list.getByRole('article');
  await awaken(page, 'article-list');
  await expect(filter.getByRole('button')).toHaveText([
    /^All\d+$/,
    ...CATEGORIES.map((name) => new RegExp(`^${name}`)),
  ]);
  await expect(pressed).toHaveText([/^All\d+$/]);
  const all = await articles.getByRole('heading').allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  await filter.getByRole('button', { name: THEME, exact: true }).click();
  await expect(pressed).toHaveText([new RegExp(`^${THEME}`)]);
  expect(await articles.count()).toBeGreaterThan(0);
  await expect(articles.getByText(THEME, { exact: true })).toHaveCount(await articles.count());
  await filter.getByRole('button').first().click();
  await expect(pressed).toHaveText([/^All\d+$/]);
  await expect(articles.getByRole('heading')).toHaveText(all);
}

/** Expects that the keynote is an external post, and that links lead to other pages. Returns the tab of the post. */
async function expectWaysOn(page: Page): Promise<Page> {
  const [keynote] = blockOf('blog', 'text-section').actions ?? [];
  const links = blockOf('blog', 'cards').cards.map((card) => card.action?.link ?? '');
  expect(links).toEqual(expect.arrayContaining(['/about', '/contact', '/impact', '/innovation', '/projects']));
  const explore = page.locator('[data-block="cards"]').getByRole('link');
  for (const [index, link] of links.entries()) await expect(explore.nth(index)).toHaveAttribute('href', link);
  await expect(explore).toHaveCount(links.length);
  const post = page.locator('[data-block="text-section"]').getByRole('link', { name: keynote?.label });
  await expect(post).toHaveAttribute('rel', 'noopener noreferrer');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), post.click()]);
  await expect(tab).toHaveURL(keynote?.link ?? '');
  await expect(page).toHaveURL('/blog');
  return tab;
}

/** Expects that the banner's link scrolls to the form, and that the banner stays until it is closed. */
async function expectBanner(page: Page): Promise<void> {
  await awaken(page, 'banner');
  await expect(link(page)).toBeInViewport();
  await link(page).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  await expect(page.locator('#subscribe').getByRole('textbox').first()).toBeInViewport();
  await expect(page.locator('#subscribe').getByRole('heading')).toBeInViewport();
  await expect(link(page)).toBeInViewport();
  await banner(page).getByRole('button', { name: words.close, exact: true }).click();
  await expect(link(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await scrollTo(page, 0);
  await expect(link(page)).toBeHidden();
}

/** Expects that arrows and dots choose an article, whose link leads to it. */
async function expectChosen(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await awaken(page, 'article-carousel');
  const titles = await featured(page);
  await press(page, words.previous);
  await expectArticle(page, titles.at(-1));
  await press(page, words.next);
  await expectArticle(page, titles[0]);
  await press(page, titles[1] ?? '');
  await expectArticle(page, titles[1]);
  await carousel(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
}

test('themes, links, banner and featured articles work', NIGHTLY, async ({ page, outside }) => {
  await page.goto('/blog');
  await test.step('themes', () => expectThemes(page));
  const post = await test.step('keynote and ways on', () => expectWaysOn(page));
  expect(outside).toEqual([post.url()]);
  await test.step('the banner', () => expectBanner(page));
  await test.step('the featured articles', () => expectChosen(page));
});

alone('with reduced motion nothing moves, and the featured articles can be played', NIGHTLY, async ({ page }) => {
  const titles = await openStopped(page);
  for (let round = 0; round < 2; round += 1) {
    await runFor(page, blink);
    await expect(icon(page)).toHaveAttribute('data-bright', 'false');
  }
  await expectStill(page, titles[0]);
  await press(page, words.play);
  await runFor(page, interval);
  await expectArticle(page, titles[1]);
});
