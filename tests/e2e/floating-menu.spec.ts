/** The round button at the bottom left (specification 2.25 and 4). */
import type { Page } from 'playwright/test';
import { navigation, words } from './support/content.ts';
import { awaken, awakenApp, expect, MOVING, NIGHTLY, scrollTo, scrollTop, test } from './support/journey.ts';

const TALL_PAGE = '/';
const toggle = (page: Page) => page.getByRole('button', { name: words.quickActions });
const action = (page: Page, label: string) =>
  page
    .getByRole('button', { name: label })
    .or(page.getByRole('link', { name: label }))
    .locator('visible=true')
    .first();
const [toTop = '', toMarket = '', assistant = ''] = navigation.floatingMenu.actions.map(({ label }) => label);

async function openMenu(page: Page): Promise<void> {
  await scrollTo(page, 400);
  await toggle(page).click();
  await expect(action(page, toTop)).toBeVisible();
}

const ASSISTANT_LINE = /^(log|info): AI Assistant/;

test.use({ ...MOVING, allowedMessages: ASSISTANT_LINE });

test('appears after 100 px of scrolling, opens its actions, closes on a click outside and on Escape, and each action works', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    if (ASSISTANT_LINE.test(line)) logged.push(line);
  });
  await page.goto(TALL_PAGE);
  await awakenApp(page);
  await expect(toggle(page)).toBeHidden();
  await scrollTo(page, 101);
  await expect(toggle(page)).toBeVisible();
  const edge = await toggle(page).evaluate((button) => button.getBoundingClientRect().right);
  const column = await page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().left);
  expect(edge, 'on a wide screen it stands beside the words').toBeLessThanOrEqual(column);
  await scrollTo(page, 100);
  await expect(toggle(page)).toBeHidden();

  await openMenu(page);
  for (const { label } of navigation.floatingMenu.actions) await expect(action(page, label)).toBeVisible();
  await page.mouse.click(1200, 450);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await openMenu(page);
  await action(page, toTop).click();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await test.step('the assistant writes its line to the console and says that it is coming', async () => {
    expect(logged).toEqual([]);
    await openMenu(page);
    await action(page, assistant).click();
    await expect(page.getByRole('alertdialog')).toContainText('AI Assistant - Feature coming soon!');
    await page.getByRole('button', { name: words.ok, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(logged).toHaveLength(1);
  });

  await test.step('to the market, at its top', async () => {
    await openMenu(page);
    await action(page, toMarket).click();
    await expect(page).toHaveURL('/market-welcome');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('"scroll to top" jumps to the top', NIGHTLY, async ({ page }) => {
    await page.goto(TALL_PAGE);
    await awakenApp(page);
    await scrollTo(page, 3000);
    await toggle(page).click();
    const places = await action(page, toTop).evaluate(async (button: HTMLElement) => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(Math.round(scrollY)));
      button.click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return [...seen];
    });
    expect(places).toEqual([0]);
  });
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'appears, hides while scrolling down, appears again while scrolling up, and never covers a form’s button',
    NIGHTLY,
    async ({ page }) => {
      await page.goto('/blog');
      await awakenApp(page);
      await scrollTo(page, 600);
      await expect(toggle(page)).toBeInViewport();
      await scrollTo(page, 1600);
      await expect(toggle(page)).not.toBeInViewport();
      await scrollTo(page, 1500);
      await expect(toggle(page)).toBeInViewport();

      await awaken(page, 'banner');
      const submit = page.locator('[data-block="form"] [type="submit"]');
      await submit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const isFree = () =>
        submit.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const corners = [0.1, 0.5, 0.9].map((part) =>
            document.elementFromPoint(left + width * part, top + height / 2),
          );
          return corners.every((found) => found !== null && button.contains(found));
        });
      await expect.poll(isFree).toBe(true);
    },
  );
});
