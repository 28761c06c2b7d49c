/** An article of the blog: reading, sharing, and unknown addresses (specification 2.19, 4 and 8). */
import type { Page } from 'playwright/test';
import { blockOf, builtFile, latestArticle } from './support/content.ts';
import {
  awaken,
  awakenApp,
  expect,
  FAILED_REQUEST,
  followLinkTo,
  isSameDocument,
  MOVING,
  markDocument,
  NIGHTLY,
  SLOW,
  test,
} from './support/journey.ts';

const { texts } = blockOf('article', 'article');
const { path: route, ...article } = latestArticle;

const main = (page: Page) => page.getByRole('main');
const opener = (page: Page) => main(page).getByRole('button', { name: texts.share, exact: true });
const copyButton = (page: Page) => main(page).getByRole('button', { name: texts.copy, exact: true });
const menu = (page: Page) => main(page).locator('[popover]');
const said = (page: Page) => menu(page).getByRole('status');

test('the first frame of an article leaves out what is below its first section', SLOW, async ({ page }) => {
  await page.goto(route);
  await page.locator('html:not([data-entering])').waitFor({ state: 'attached' });
  const sections = main(page).locator('article > div > section');
  const visibilities = () => sections.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
  const count = article.body?.length ?? 0;
  expect(await visibilities()).toEqual(new Array(count).fill('visible'));
  // As in the first frame.
  await page.evaluate(() => document.documentElement.setAttribute('data-entering', ''));
  expect(await visibilities()).toEqual(['visible', ...new Array(count - 1).fill('auto')]);
});

test('client-side navigation from the list to an article and back', SLOW, async ({ page }) => {
  await page.goto('/blog');
  await awaken(page, 'article-list');
  await awakenApp(page);
  await markDocument(page);
  await page.locator('[data-block="article-list"]').getByRole('link', { name: article.title }).click();
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(page).toHaveTitle(new RegExp(article.seo.title));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${route}$`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', article.seo.description);
  for (const text of [article.excerpt, article.author.name, article.author.role]) {
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  const headings = article.body?.flatMap(({ heading }) => heading ?? []) ?? [];
  const contents = main(page).getByRole('navigation', { name: texts.contents }).getByRole('link');
  await expect(contents).toHaveText(headings);
  await contents.last().click();
  await expect(page.getByRole('heading', { name: headings.at(-1), exact: true })).toBeInViewport();
  await main(page).getByRole('link', { name: texts.back, exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf('blog', 'article-carousel').title);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('the picture of a teaser', () => {
  /** How many copies of a picture were animated, and whether the first started at a different position. */
  const carried = (page: Page) => page.evaluate(() => Reflect.get(window, 'carried'));
  const watch = (page: Page) =>
    page.evaluate(() => {
      const found: boolean[] = [];
      Object.assign(window, { carried: found });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLElement) || node.dataset.carried === undefined) continue;
          const [movement] = node.getAnimations();
          const effect = movement?.effect;
          found.push(effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.transform !== 'none');
        }
      }).observe(document.body, { childList: true });
    });
  const follow = async (page: Page) => {
    await page.goto('/blog');
    await awakenApp(page);
    const teaser = page.locator('[data-block="article-list"]').getByRole('article').filter({ hasText: article.title });
    await teaser.scrollIntoViewIfNeeded();
    await expect.poll(() => teaser.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await watch(page);
    await teaser.getByRole('link', { name: article.title }).click();
    await expect(page).toHaveURL(route);
  };

  test('is not animated with reduced motion', NIGHTLY, async ({ page }) => {
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await carried(page)).toEqual([]);
  });

  test.describe('with motion', () => {
    test.use(MOVING);

    test(
      'moves to its position on the article’s page, where it is replaced by the picture itself',
      NIGHTLY,
      async ({ page }) => {
        await follow(page);
        await expect.poll(() => carried(page)).toEqual([true]);
        await expect(page.locator('[data-carried]')).toHaveCount(0);
        await expect(main(page).locator('img[fetchpriority="high"]')).toHaveCSS('opacity', '1');
      },
    );
  });
});

test.describe('the share menu', () => {
  test.use(MOVING);

  test('opens, closes by its button, Escape and a click outside, shares title and URL, and copies the link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    await expect(menu(page)).toBeHidden();
    for (const close of [
      () => opener(page).click(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).click(),
    ]) {
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(copyButton(page)).toBeInViewport();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();

    const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(new URL(address).pathname).toBe(route);
    await opener(page).click();
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText(texts.shareOn.map(({ label }) => label));
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const target of targets) expect(decodeURIComponent(target)).toContain(address);
    const withTitle = texts.shareOn.flatMap(({ link }, index) => (link.includes('{title}') ? [targets[index]] : []));
    expect(withTitle.length).toBeGreaterThan(0);
    for (const target of withTitle) expect(target).toContain(encodeURIComponent(article.title));
    await test.step('copies the address and says so, until it is opened again', () => expectCopies(page));
  });

  async function expectCopies(page: Page): Promise<void> {
    await awaken(page, 'article');
    await expect(menu(page)).toBeVisible();
    await expect(said(page)).toHaveText('');
    await copyButton(page).click();
    await expect(said(page)).toHaveText(texts.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(copyButton(page)).toBeVisible();
    await expect(said(page)).toHaveText('');

    // If the browser refuses to copy, the URL is shown instead.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    });
    await copyButton(page).click();
    await expect(said(page)).toHaveText(texts.copyFailed.replace('{url}', page.url()));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is complete, and can be shared by links', NIGHTLY, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await opener(page).click();
    await expect(menu(page).getByRole('link').first()).toBeVisible();
    await expect(copyButton(page)).toBeHidden();
  });
});

test.describe('a URL that names no article', () => {
  test.use({ allowedMessages: FAILED_REQUEST });
  const SENTENCE = "We're sorry, we can't locate the article you're looking for.";

  async function expectNotFound(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
    await expect(main(page).getByText('404', { exact: true })).toBeVisible();
    await expect(main(page).getByText(SENTENCE, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('[data-block="error-screen"]').getByRole('link')).toHaveText(['Back to Blog']);
  }

  test(
    'shows a message after a full load, with status 404, and after client-side navigation, by a link and by going forward',
    NIGHTLY,
    async ({ page }) => {
      const answer = await page.goto('/blog/unknown');
      expect(answer?.status()).toBe(404);
      await expectNotFound(page);
      const back = main(page).getByRole('link', { name: 'Back to Blog', exact: true });
      const height = async () => (await back.boundingBox())?.height;
      const usual = await height();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await height(), 'nothing is stretched on phones').toBe(usual);
      await page.setViewportSize({ width: 1440, height: 900 });
      await back.click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf('blog', 'article-carousel').title);

      await awakenApp(page);
      await markDocument(page);
      await followLinkTo(page, '/blog/unknown');
      await expect(page).toHaveURL('/blog/unknown');
      await expectNotFound(page);
      await expect(page).toHaveTitle(/Article not found/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf('blog', 'article-carousel').title);
      await page.goForward();
      await expectNotFound(page);
      await main(page).getByRole('link', { name: 'Back to Blog', exact: true }).click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf('blog', 'article-carousel').title);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('shows a message in the file for static hosts', () => {
    const html = builtFile('blog/404.html');
    const text = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('&#x27;', "'");
    expect(text).toMatch(/>404</);
    expect(text).toMatch(/<h1[^>]*>Article not found</);
    expect(text).toContain(SENTENCE);
    expect(text).toMatch(/<a href="\/blog"[^>]*>Back to Blog</);
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  });
});
