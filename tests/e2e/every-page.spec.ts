/** Rules for every page, checked on every path of the build. */
import type { Page, ViewportSize } from 'playwright/test';
import { furtherEntries, mainPaths, paths, representativePaths, site } from './support/content.ts';
import { expectLittleBeforeLoad, expectLittleScript } from './support/fetched.ts';
import { axeFindingsOfPage } from './support/frame-parts.ts';
import { awakenApp, awakenIslands, expect, FAILED_REQUEST, NIGHTLY, slowIf, test } from './support/journey.ts';
import { MOST_STOPS, walkByKeyboard } from './support/keyboard.ts';
import { axeFindings, layoutShifts, overflow } from './support/measure.ts';
import { edgelessSurfaces, movingElements, setTextSize } from './support/preferences.ts';
import { visitStates } from './support/states.ts';
import { test as tour } from './support/tour.ts';

// The longest pages have hundreds of stops for the keyboard.
test.describe.configure({ timeout: 90_000 });

const NOWHERE = '/a-path-that-leads-nowhere';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** Pixels: the narrowest window that content must fit into (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;
/** Pixels: the browser's default text size, and twice that (WCAG 2.2, 1.4.4). */
const USUAL_TEXT = 16;
const LARGE_TEXT = 32;

test('every path has one heading, a title, a description and its canonical link', async ({ request }) => {
  expect(paths.length).toBeGreaterThan(mainPaths.length);
  for (const { route, canonical } of paths) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), route).toHaveLength(1);
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]?.length, route).toBeGreaterThan(site.name.length);
    expect(html, route).toMatch(/<meta[^>]*name="description"[^>]*content="[^"]*\w/);
    const address = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(address).pathname, route).toBe(canonical);
  }
});

/** Opens a page in a window as on a first visit, and waits until everything is interactive. @returns its HTML */
async function visit(page: Page, route: string, viewport: ViewportSize): Promise<string> {
  await page.setViewportSize(viewport);
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  const response = await page.goto(route);
  const html = (await response?.text()) ?? '';
  await awakenApp(page);
  await awakenIslands(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return html;
}

async function expectNothingMovesOrBarsAnybody(page: Page): Promise<void> {
  expect(await layoutShifts(page)).toEqual([]);
  expect(await axeFindingsOfPage(page)).toEqual([]);
}

async function expectFitsWithLargeText(page: Page, width: number): Promise<void> {
  await setTextSize(page, LARGE_TEXT);
  expect(await overflow(page), `pixels wider than ${width}, with large text`).toBeLessThanOrEqual(0);
  await setTextSize(page, USUAL_TEXT);
}

async function expectFitsInNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ ...phone, width: NARROWEST });
  expect(await overflow(page), `pixels wider than ${NARROWEST}`).toBeLessThanOrEqual(0);
  await page.setViewportSize(phone);
}

async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const stops = await walkByKeyboard(page);
  expect(stops.length).toBeGreaterThan(0);
  expect(stops.length, 'the focus does not come to an end').toBeLessThan(MOST_STOPS);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
  expect(new Set(stops.map(({ index }) => index)).size).toBe(stops.length);
}

async function expectColoursOfTheSystemHold(page: Page): Promise<void> {
  expect(await edgelessSurfaces(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: null });
}

async function expectNoOverflow(page: Page, state: string): Promise<void> {
  expect(await overflow(page), state).toBeLessThanOrEqual(0);
}

/** Lets axe check every state on a phone, where space is tightest and targets are smallest. */
async function expectEveryStateHolds(page: Page): Promise<void> {
  await visitStates(page, async (state, part) => {
    expect(await axeFindings(page, part), state).toEqual([]);
    await expectNoOverflow(page, state);
  });
}

/** The browser itself logs a 404 response. */
const allowedOn = (route: string) => (route === NOWHERE ? FAILED_REQUEST : undefined);

async function expectHoldsOnPhone(page: Page): Promise<void> {
  await expectLittleBeforeLoad(page);
  await expectNothingMovesOrBarsAnybody(page);
  await expectFitsWithLargeText(page, phone.width);
  await expectFitsInNarrowest(page);
}

async function expectHoldsByKeyboardAndSettings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingElements(page)).toEqual([]);
  await expectKeyboardReachesAll(page);
  await page.emulateMedia({ reducedMotion: null });
  await expectColoursOfTheSystemHold(page);
}

/** How many pages `npm test` visits: they have most types of blocks. */
const VISITED = 2;

// One page for each type of block; its window becomes wider during the check.
for (const [index, route] of [...representativePaths, NOWHERE].entries()) {
  tour.describe(route, slowIf(index >= VISITED), () => {
    tour.use({ allowedMessages: allowedOn(route) });

    tour('in one visit, on a phone and a desktop: small, quiet, accessible, in every state', async ({ page }) => {
      const html = await visit(page, route, phone);
      await expectLittleScript(page, route, html);
      await expectHoldsOnPhone(page);
      await page.setViewportSize(desk);
      await expectNoOverflow(page, 'on a desk');
      await expectHoldsByKeyboardAndSettings(page);
      // Comes last, since a click changes where Tab continues.
      await page.setViewportSize(phone);
      await expectEveryStateHolds(page);
    });
  });
}

// Every night, all pages, each loaded afresh at each width.
for (const route of [...mainPaths, NOWHERE]) {
  tour.describe(`${route}, width by width`, NIGHTLY, () => {
    tour.use({ allowedMessages: allowedOn(route) });

    if (furtherEntries.has(route)) {
      tour('on a phone, below its list: small, quiet, accessible', async ({ page }) => {
        await visit(page, route, phone);
        await expectLittleBeforeLoad(page);
        await expectNothingMovesOrBarsAnybody(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
      return;
    }

    tour(
      'on a desktop: small, quiet, accessible, by keyboard, with system preferences, in every state',
      async ({ page }) => {
        const html = await visit(page, route, desk);
        await expectLittleBeforeLoad(page);
        await expectLittleScript(page, route, html);
        await expectNothingMovesOrBarsAnybody(page);
        await expectHoldsByKeyboardAndSettings(page);
        await expectFitsWithLargeText(page, desk.width);
        await visitStates(page, (state) => expectNoOverflow(page, state));
      },
    );

    tour('on a phone: small, quiet, accessible, narrow, with large text, in every state', async ({ page }) => {
      await visit(page, route, phone);
      await expectHoldsOnPhone(page);
      await expectEveryStateHolds(page);
    });
  });
}

test('no two pages have the same title or description', async ({ request }) => {
  // Staff may change the texts of further entries as they like.
  const routes = mainPaths.filter((route) => !furtherEntries.has(route));
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return {
        title: /<title[^>]*>([^<]*)/.exec(html)?.[1],
        description: /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
});
