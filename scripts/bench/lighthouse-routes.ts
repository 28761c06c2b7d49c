/**
 * `node scripts/bench/lighthouse-routes.ts [--dist DIR] [--runs N] [--paths PATH,PATH]`: runs Lighthouse on every page
 * of a built site, each time in a new browser. Prints the medians of the four scores, layout shift and blocking time,
 * and below the table what costs points other than speed. Exits with 1 if anything does. Each page takes about ten
 * seconds, and is printed as soon as it is done.
 */
import type { Result } from 'lighthouse';
import { chromium } from 'playwright/test';
import { commandLine, existingFolder } from '../lib/command.ts';
import { freePort } from '../lib/free-port.ts';
import { findFullBrowser, provideChromium } from '../test/chromium.ts';
import { builtPaths, documentOf } from './built-site.ts';
import { measuredOn } from './readme.ts';
import { serveFolder } from './serve-folder.ts';
import { roundsOf, SITE_OPTIONS } from './site-in-browser.ts';
import { figureOf, lighthouseResult, scoreOf } from './speed.ts';
import { median, table } from './table.ts';

const USAGE = 'node scripts/bench/lighthouse-routes.ts [--dist DIR] [--runs N] [--paths PATH,PATH]';
/** Categories that do not depend on how busy the machine is. */
const STEADY = ['accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = ['performance', ...STEADY] as const;

/** One run in a new browser: Lighthouse occasionally fails in one that many runs share. */
async function freshRun(url: string): Promise<Result> {
  const port = await freePort();
  const executablePath = findFullBrowser() ?? (await provideChromium(console.error));
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    return await lighthouseResult(url, port);
  } finally {
    await browser.close();
  }
}

/** Audits that cost points in these categories, each with Lighthouse's explanation of its first occurrence. */
function faultsOf({ audits, categories }: Result, isHidden: boolean): string[] {
  const weighed = STEADY.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  return weighed.flatMap(({ id }) => {
    const audit = audits[id];
    if (id === 'is-crawlable' && isHidden) return [];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const [first] = audit.details?.type === 'table' ? audit.details.items : [];
    return [`${id}: ${audit.title} ${JSON.stringify(first ?? '').slice(0, 300)}`];
  });
}

function rowOf(urlPath: string, results: Result[]): string[] {
  const middle = (name: string) => median(results.map((result) => figureOf(result, name)));
  return [
    urlPath,
    ...CATEGORIES.map((name) => String(median(results.map((result) => scoreOf(result, name))))),
    middle('cumulative-layout-shift').toFixed(3),
    middle('total-blocking-time').toFixed(0),
    middle('largest-contentful-paint').toFixed(0),
  ];
}

const { dist, runs, paths } = commandLine(USAGE, { options: { ...SITE_OPTIONS, paths: { type: 'string' } } }).values;
const rounds = roundsOf(runs, USAGE);
const folder = existingFolder(dist, USAGE);
await using server = await serveFolder(folder);
const rows: string[][] = [];
const faults: string[] = [];
for (const urlPath of paths?.split(',') ?? builtPaths(folder)) {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round++) results.push(await freshRun(server.url + urlPath));
  rows.push(rowOf(urlPath, results));
  console.error(rows.at(-1)?.join('  '));
  // Lighthouse counts `noindex` against pages that have it on purpose.
  const isHidden = documentOf(folder, urlPath).includes('content="noindex"');
  faults.push(
    ...new Set(results.flatMap((result) => faultsOf(result, isHidden)).map((fault) => `${urlPath}: ${fault}`)),
  );
}
console.log(`${measuredOn()}\n`);
console.log(table(['page, medians', 'perf', 'a11y', 'practice', 'SEO', 'CLS', 'TBT ms', 'LCP ms'], rows));
for (const fault of faults) console.log(`- ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
