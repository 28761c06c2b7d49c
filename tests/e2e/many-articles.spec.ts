/**
 * The blog with more than one page of articles (specification 2.19, 4 and 9), on a separate site with generated
 * articles.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { blockOf, collectionOf, words } from './support/content.ts';
import { alone, awaken, expect, MOVING, NIGHTLY, scrollTop, test } from './support/journey.ts';
import {
  DRAFT,
  EMPTY_THEME,
  GENERATED_COUNTS,
  type GrownBlog,
  growBlog,
  type WrittenArticle,
} from './support/many-articles.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });

const { pageSize, texts } = blockOf('blog', 'article-list');
const { texts: articleTexts } = blockOf('article', 'article');

let blog: GrownBlog;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  blog = await growBlog();
});
test.afterAll(async () => {
  await blog[Symbol.asyncDispose]();
});

const list = (page: Page) => page.locator('[data-block="article-list"]');
const titles = (page: Page) => list(page).getByRole('article').getByRole('heading');
const theme = (page: Page, name: string) =>
  list(page).getByRole('group', { name: texts.filter }).getByRole('button', { name });
const pages = (page: Page) => list(page).getByRole('navigation', { name: texts.pages });
const numbers = (page: Page) => pages(page).getByRole('listitem').getByRole('button');
const arrow = (page: Page, name: string) => pages(page).getByRole('button', { name, exact: true });
const titlesOf = (articles: WrittenArticle[]) => articles.map(({ title }) => title);
const pageOf = (articles: WrittenArticle[], number: number) =>
  titlesOf(articles.slice((number - 1) * pageSize, number * pageSize));
const range = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

async function open(page: Page): Promise<void> {
  await page.goto(`${blog.url}/blog`);
  await awaken(page, 'article-list');
}

/** Clicks a button of the pagination, far down the page; the page must then be at its top. */
async function turnBy(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
}

const turnTo = (page: Page, number: number) => turnBy(page, arrow(page, texts.page.replace('{page}', String(number))));

async function expectPage(page: Page, articles: WrittenArticle[], number: number): Promise<void> {
  await expect(titles(page)).toHaveText(pageOf(articles, number));
  await expect(pages(page).locator('[aria-current="page"]')).toHaveText(String(number));
}

test('shows six articles per page, latest first; the next page starts at its top', NIGHTLY, async ({ page }) => {
  const { articles } = blog;
  const last = Math.ceil(articles.length / pageSize);
  expect(pageSize).toBe(6);
  expect(last).toBeGreaterThan(4);
  expect(articles.length % pageSize).toBeGreaterThan(0);
  // Only this journey scrolls to the top smoothly.
  await page.emulateMedia(MOVING.contextOptions);
  await open(page);
  await expectPage(page, articles, 1);
  await expect(numbers(page)).toHaveText(range(last));
  for (const number of [2, last]) {
    await turnTo(page, number);
    await expectPage(page, articles, number);
  }
  await expect(arrow(page, words.next)).toBeDisabled();
  await turnBy(page, arrow(page, words.previous));
  await expectPage(page, articles, last - 1);
  await turnBy(page, arrow(page, words.next));
  await expectPage(page, articles, last);
});

alone('narrow screens show the first, the last and the neighbours of the current page', NIGHTLY, async ({ page }) => {
  const last = Math.ceil(blog.articles.length / pageSize);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  for (const [number, shown] of [
    [1, [1, 2, last]],
    [last, [1, last - 1, last]],
    [last - 1, [1, last - 2, last - 1, last]],
    [last - 2, [1, last - 3, last - 2, last - 1, last]],
  ] as const) {
    await turnTo(page, number);
    await expectPage(page, blog.articles, number);
    await expect(numbers(page)).toHaveText([...new Set(shown)].map(String));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(numbers(page)).toHaveText(range(last));
});

test(
  'choosing a theme, or all themes, shows the first page; arrows and dots change the featured article',
  NIGHTLY,
  async ({ page }) => {
    const ofTheme = blog.articles.filter(({ category }) => category === 'agriculture');
    expect(ofTheme).toHaveLength(GENERATED_COUNTS.agriculture);
    await open(page);
    await turnTo(page, 3);
    await theme(page, 'Agriculture').click();
    await expectPage(page, ofTheme, 1);
    await expect(numbers(page)).toHaveText(['1', '2', '3']);
    await expect(list(page).getByRole('status')).toContainText(texts.shown.replace('{count}', String(ofTheme.length)));
    await turnTo(page, 3);
    await expectPage(page, ofTheme, 3);
    await theme(page, texts.all).click();
    await expectPage(page, blog.articles, 1);
    await theme(page, 'Leadership').click();
    await expect(titles(page)).toHaveCount(GENERATED_COUNTS.leadership);
    await expect(pages(page)).toHaveCount(0);
    await test.step('a theme without articles', () => expectEmptyTheme(page));
    await test.step('the featured articles', () => expectFeatured(page));
  },
);

/** Expects that an empty theme says so, and links back to all articles. */
async function expectEmptyTheme(page: Page): Promise<void> {
  const empty = list(page).getByText('No additional insights in this category', { exact: true });
  const name = collectionOf<{ name: string }>('categories').find(({ id }) => id === EMPTY_THEME)?.name ?? '';
  await theme(page, name).click();
  await expect(empty).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await list(page).getByRole('button', { name: 'View all insights', exact: true }).click();
  await expect(empty).toHaveCount(0);
  await expectPage(page, blog.articles, 1);
}

/** Expects that arrows and dots change the featured article, with wrap-around. */
async function expectFeatured(page: Page): Promise<void> {
  const featured = blog.articles.filter((article) => article.featured);
  const order = featured.toSorted((one, other) => (one.featuredOrder ?? 0) - (other.featuredOrder ?? 0));
  const own = titlesOf(order.filter(({ id }) => !id.startsWith('made-up')));
  const carousel = page.locator('[data-block="article-carousel"]');
  const shown = carousel.getByRole('heading', { level: 2 });
  const controls = carousel.getByRole('group', { name: words.chooseSlide });
  const dots = controls.locator('button[aria-current]');
  const press = (name: string) => controls.getByRole('button', { name, exact: true }).click();
  await awaken(page, 'article-carousel');
  await expect(dots).toHaveCount(order.length);
  const names = await dots.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.slice(0, own.length)).toEqual(own);
  expect(names.toSorted()).toEqual(titlesOf(order).sort());
  for (const [button, index] of [
    [words.previous, names.length - 1],
    [words.previous, names.length - 2],
    [words.next, names.length - 1],
    [words.next, 0],
    [words.next, 1],
    [names[2] ?? '', 2],
    [names[0] ?? '', 0],
  ] as const) {
    await press(button);
    await expect(shown).toHaveText([names[index] ?? '']);
    await expect(controls.locator('[aria-current="true"]')).toHaveAccessibleName(names[index] ?? '');
  }
}

test('an article links to at most two others of its theme, or to none', NIGHTLY, async ({ page }) => {
  const related = page.locator('[data-block="article"]').getByRole('article').getByRole('heading', { level: 3 });
  const heading = page.getByRole('heading', { name: articleTexts.related, exact: true });
  const others = (category: string, id: string) =>
    blog.articles.filter((article) => article.category === category && article.id !== id).slice(0, 2);
  for (const [category, count] of [
    ['agriculture', 2],
    ['leadership', 1],
  ] as const) {
    const id = `made-up-${category}-1`;
    await page.goto(`${blog.url}/blog/${id}`);
    await expect(heading).toBeVisible();
    await expect(related).toHaveText(titlesOf(others(category, id)));
    await expect(related).toHaveCount(count);
  }
  await related.getByRole('link').click();
  await expect(page).toHaveURL(`${blog.url}/blog/made-up-leadership-2`);
  await expect(related).toHaveText(['Made up: leadership, number 1']);
  await page.goto(`${blog.url}/blog/made-up-real-estate-1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made up: real-estate, number 1');
  await expect(heading).toHaveCount(0);
});

test('a draft has no page and is listed nowhere', NIGHTLY, async ({ request }) => {
  const answer = await request.get(`${blog.url}/blog/${DRAFT.id}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Article not found');
  const files = readdirSync(blog.publicFolder, { recursive: true, encoding: 'utf8' });
  const naming = (text: string) =>
    files
      .filter((file) => /\.(html|json|js|xml|txt)$/.test(file))
      .filter((file) => readFileSync(path.join(blog.publicFolder, file), 'utf8').includes(text));
  expect(naming('made-up-agriculture-1')).toContain('blog/index.html');
  expect(files.filter((file) => file.includes(DRAFT.id))).toEqual([]);
  expect(naming(DRAFT.id)).toEqual([]);
  expect(naming(DRAFT.title)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has every article, and no controls that need a script', NIGHTLY, async ({ page }) => {
    await page.goto(`${blog.url}/blog`);
    await expect(titles(page)).toHaveText(titlesOf(blog.articles));
    await expect(list(page).getByRole('button')).toHaveCount(0);
    await expect(pages(page)).toHaveCount(0);
  });
});
