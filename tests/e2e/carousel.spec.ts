/** The slide show of the home page (specification 2.4 and 4; decisions: it can be paused). */
import type { Page } from 'playwright/test';
import { blockOf, words } from './support/content.ts';
import { alone, awaken, expect, hideTab, MOVING, NIGHTLY, runFor, stopClock, test } from './support/journey.ts';

const { slides, interval, transitionDelay, transition } = blockOf('home', 'hero-carousel');
const LAST = slides.length - 1;

const region = (page: Page) => page.getByRole('region', { name: words.slides });
const tab = (page: Page, index: number) =>
  region(page)
    .getByRole('group', { name: words.chooseSlide })
    .getByRole('button', { name: slides[index]?.category, exact: true });
const press = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true }).click();

async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slides[index]?.title ?? '');
  await expect(tab(page, index)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page and stops its clock, at the start of the first slide's interval. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await awaken(page, 'hero-carousel');
  await stopClock(page);
  await beginAt(page, 0);
}

/** Shows a slide, at the start of an interval, whatever the slides are doing now. */
async function beginAt(page: Page, index: number): Promise<void> {
  await press(page, words.pause);
  await waitForChange(page);
  await tab(page, index).click();
  await waitForChange(page);
  await press(page, words.play);
  await expectSlide(page, index);
}

/** Lets a change of slides that was asked for come to its end. */
async function waitForChange(page: Page): Promise<void> {
  await runFor(page, transitionDelay);
  await runFor(page, transition);
}

/** Lets an interval pass, and the delay between the signal and the change of slides. */
async function waitForNext(page: Page): Promise<void> {
  await runFor(page, interval);
  await runFor(page, transitionDelay);
}

/** Durations in milliseconds of the progress bar in the current tab; empty if there is none. */
function barDurations(page: Page): Promise<unknown[]> {
  return region(page)
    .getByRole('group', { name: words.chooseSlide })
    .evaluate((strip) =>
      strip.getAnimations({ subtree: true }).map((animation) => animation.effect?.getComputedTiming().duration),
    );
}

test.use(MOVING);

test('has the timings and the five slides of the specification', () => {
  expect([interval, transitionDelay, transition]).toEqual([6000, 50, 649]);
  expect(slides.map(({ action }) => [action.link, action.label])).toEqual([
    ['/services/properties', 'Discover more'],
    ['/services/farmers', 'Our impact'],
    ['/services/procurement', 'Preview catalog'],
    ['/services/bookings', 'Explore further'],
    ['/services/construction', 'Watch projects'],
  ]);
});

test('the first slide is complete before any script runs', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slides[0]?.title ?? '');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(slides[0]?.subtitle ?? '');
  await expect(region(page).getByRole('link')).toHaveAttribute('href', slides[0]?.action.link ?? '');
});

alone('advances after 6000 ms and a delay of 50 ms, through all slides, and wraps around', async ({ page }) => {
  await openStopped(page);
  const title = page.getByRole('heading', { level: 1 });
  await runFor(page, interval - 1);
  await expect(tab(page, 0)).toHaveAttribute('aria-current', 'true');
  await runFor(page, 1);
  await expect(tab(page, 1)).toHaveAttribute('aria-current', 'true');
  await runFor(page, transitionDelay - 1);
  await expect(title).toHaveText(slides[0]?.title ?? '');
  await runFor(page, 1);
  await expectSlide(page, 1);
  await press(page, words.pause);
  await press(page, words.play);
  for (const index of [...slides.keys()].slice(2)) {
    await waitForNext(page);
    await expectSlide(page, index);
  }
  await waitForNext(page);
  await expectSlide(page, 0);
});

alone(
  'a tab goes forwards or backwards to its slide, for a whole interval; it is ignored during a change',
  NIGHTLY,
  async ({ page }) => {
    await openStopped(page);
    await test.step('forwards and backwards', () => expectDirections(page));
    await beginAt(page, 0);
    await test.step('ignored while the slides are changing, and when it is the current one', () => expectIgnored(page));
    await beginAt(page, 0);
    await test.step('a chosen slide is shown for a whole interval', () => expectWholeInterval(page));
  },
);

async function expectDirections(page: Page): Promise<void> {
  const current = region(page).locator('[data-place="current"]');
  await tab(page, 3).click();
  await runFor(page, transitionDelay);
  await expectSlide(page, 3);
  await expect(current).toHaveAttribute('data-direction', 'next');
  await runFor(page, transition);
  await tab(page, 1).click();
  await runFor(page, transitionDelay);
  await expectSlide(page, 1);
  await expect(current).toHaveAttribute('data-direction', 'prev');
}

async function expectIgnored(page: Page): Promise<void> {
  await tab(page, 2).click();
  await tab(page, 4).click();
  await runFor(page, transitionDelay);
  await expectSlide(page, 2);
  await runFor(page, transition - 1);
  await tab(page, 4).click();
  await runFor(page, transitionDelay);
  await runFor(page, transition);
  await expectSlide(page, 2);
  await tab(page, 2).click();
  await runFor(page, transitionDelay);
  await expectSlide(page, 2);
  await tab(page, 4).click();
  await runFor(page, transitionDelay);
  await expectSlide(page, 4);
}

async function expectWholeInterval(page: Page): Promise<void> {
  await runFor(page, interval - 1000);
  await tab(page, 2).click();
  await runFor(page, transitionDelay);
  await runFor(page, transition);
  await runFor(page, interval - transitionDelay - transition - 1);
  await expect(tab(page, 2)).toHaveAttribute('aria-current', 'true');
  await runFor(page, 1);
  await expect(tab(page, 3)).toHaveAttribute('aria-current', 'true');
}

alone(
  'the bar of the current tab takes 6000 ms; slides can be paused and played, and pause while the browser tab is hidden',
  NIGHTLY,
  async ({ page }) => {
    await openStopped(page);
    await expect.poll(() => barDurations(page)).toEqual([6000]);
    await press(page, words.pause);
    await runFor(page, 11 * interval);
    await expectSlide(page, 0);
    expect(await barDurations(page)).toEqual([]);
    await press(page, words.play);
    await waitForNext(page);
    await expectSlide(page, 1);

    await hideTab(page, true);
    await runFor(page, 11 * interval);
    await expectSlide(page, 1);
    await hideTab(page, false);
    await waitForNext(page);
    await expectSlide(page, 2);
  },
);

alone('with reduced motion it is paused, and can be played', NIGHTLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await awaken(page, 'hero-carousel');
  await stopClock(page);
  await runFor(page, 11 * interval);
  await expectSlide(page, 0);
  await press(page, words.play);
  await waitForNext(page);
  await expectSlide(page, 1);
});

alone('on phones the strip scrolls to the current tab, and its bar takes 5000 ms', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStopped(page);
  await expect.poll(() => barDurations(page)).toEqual([5000]);
  await expect(tab(page, LAST)).not.toBeInViewport();
  for (let index = 1; index <= LAST; index += 1) await waitForNext(page);
  await expectSlide(page, LAST);
  // Not all of it: a font that arrives later makes the tabs a little wider.
  await expect(tab(page, LAST)).toBeInViewport({ ratio: 0.8 });
});

test('a tab clicked before hydration is not lost', NIGHTLY, async ({ page }) => {
  await page.route('**/assets/**/*.js', async (route) => {
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-go'));
    await route.continue();
  });
  await page.goto('/');
  await tab(page, 2).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-go', ''));
  await expectSlide(page, 2);
});
