/**
 * `node scripts/bench/search.ts --dist DIR [--questions WORDS,WORDS] [--runs N]`: milliseconds from the last keystroke
 * of a query to the frame with its first results, and to the complete results. Each query is typed letter by letter on
 * a new page, then erased and typed again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { commandLine } from '../lib/command.ts';
import { roundsOf, SITE_OPTIONS, visitSite } from './site-in-browser.ts';
import { median, table } from './table.ts';

const USAGE = 'node scripts/bench/search.ts --dist DIR [--questions WORDS,WORDS] [--runs N]';
/** Milliseconds between two keystrokes of a fast typist. */
const KEY = 120;
/** Milliseconds between two checks of the page, and after opening the search. */
const POLL_INTERVAL = 100;
const OPENED = 2000;
const FIELD = 'header input[type=search]';

interface SearchTimes {
  first: number;
  whole: number;
}

declare global {
  interface Window {
    /** Milliseconds from the last input to the first and to the complete results; set by `watchResults`. */
    searchTimes?: Partial<SearchTimes>;
  }
}

/** Runs in the page: records when a query is typed, and when its results are in a frame. */
function watchResults(): void {
  let typed = 0;
  let query = '';
  const note = (what: 'first' | 'whole') => {
    const { searchTimes } = window;
    if (!searchTimes || searchTimes[what] !== undefined) return;
    searchTimes[what] = performance.now() - typed;
  };
  const look = () => {
    const status = document.querySelector('header [role=status]')?.textContent ?? '';
    const isWhole = status.includes(`“${query}”`);
    if (isWhole || document.querySelector<HTMLElement>('header ol[data-results]')?.dataset.results === query)
      note('first');
    if (isWhole) note('whole');
  };
  const onInput = ({ target }: Event) => {
    query = target instanceof HTMLInputElement ? target.value : '';
    typed = performance.now();
    window.searchTimes = {};
  };
  addEventListener('input', onInput, true);
  // The list names its query, even if its pages are the same as for the letters before.
  new MutationObserver((changes) => {
    const areResults = changes.some(({ target }) => target instanceof Node && target.parentElement?.closest('header'));
    if (areResults) requestAnimationFrame(() => setTimeout(look));
  }).observe(document, { attributeFilter: ['data-results'], childList: true, characterData: true, subtree: true });
}

/** Types a query, and waits for its complete results. */
async function search(page: Page, query: string): Promise<SearchTimes> {
  await page.locator(FIELD).pressSequentially(query, { delay: KEY });
  for (;;) {
    await pause(POLL_INTERVAL);
    const { first, whole } = (await page.evaluate(() => window.searchTimes)) ?? {};
    if (first !== undefined && whole !== undefined) return { first, whole };
  }
}

const { dist, questions, runs } = commandLine(USAGE, {
  options: {
    ...SITE_OPTIONS,
    questions: { type: 'string', default: 'the,roof,water tank,smart home,contact,solar water heater' },
  },
}).values;
const rounds = roundsOf(runs, USAGE);
await using site = await visitSite(dist, USAGE);
const rows: string[][] = [];
for (const query of questions.split(',')) {
  const cold: SearchTimes[] = [];
  const warm: SearchTimes[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await site.newPage();
    await page.addInitScript(watchResults);
    await page.goto(`${site.url}/faqs`);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await pause(OPENED);
    cold.push(await search(page, query));
    await page.locator(FIELD).fill('');
    warm.push(await search(page, query));
    await page.close();
  }
  const cells = (of: SearchTimes[]) =>
    (['first', 'whole'] as const).map((what) => median(of.map((times) => times[what])).toFixed(0));
  rows.push([query, ...cells(cold), ...cells(warm)]);
}
console.log(`${site.measuredOn}\n`);
console.log(table(['question, ms', 'first results', 'whole answer', 'again: first', 'again: whole'], rows));
