/** Lighthouse on a slow phone: our pages and the same pages as plain HTML, in turn. */
import lighthouse, { type Result } from 'lighthouse';
import { median, table } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Measure = (typeof CATEGORIES)[number] | (typeof TIMES)[number];
type Run = Record<Measure, number>;

/** Number of attempts: Lighthouse itself fails occasionally, mostly during start. */
const TRIES = 3;

/** Lighthouse's result for a page, using the browser on this port. @throws Error if it fails repeatedly */
export async function lighthouseResult(url: string, port: number, tries = TRIES): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries > 1) return lighthouseResult(url, port, tries - 1);
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing');
}

/** One run of Lighthouse with its defaults: mobile, simulated slow 4G and a processor four times slower. */
async function run(url: string, port: number): Promise<Run> {
  const { categories, audits } = await lighthouseResult(url, port);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const time = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'first-contentful-paint': time('first-contentful-paint'),
    'largest-contentful-paint': time('largest-contentful-paint'),
    'total-blocking-time': time('total-blocking-time'),
    'cumulative-layout-shift': time('cumulative-layout-shift'),
  };
}

function row(label: string, runs: Run[], plain: Run[]): string[] {
  const middle = (measure: Measure, of = runs) => median(of.map((one) => one[measure]));
  const lcp = runs.map((one) => one['largest-contentful-paint']);
  return [
    label,
    ...CATEGORIES.map((name) => String(middle(name))),
    ...TIMES.slice(0, 3).map((name) => middle(name).toFixed(0)),
    middle('cumulative-layout-shift').toFixed(3),
    `${Math.min(...lcp).toFixed(0)}–${Math.max(...lcp).toFixed(0)}`,
    (middle('largest-contentful-paint') / middle('largest-contentful-paint', plain)).toFixed(3),
  ];
}

/** A table of medians. `port`: Chromium's debugging port; `rounds`: how often each page is measured. */
export async function speedReport(
  port: number,
  servers: { ours: string; plain: string },
  paths: string[],
  rounds: number,
) {
  const rows: string[][] = [];
  for (const urlPath of paths) {
    const ours: Run[] = [];
    const plain: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await run(servers.ours + urlPath, port));
      plain.push(await run(servers.plain + urlPath, port));
    }
    rows.push(row(urlPath, ours, plain), row(`${urlPath} as plain HTML`, plain, plain));
  }
  const header = [
    'page, medians',
    'perf',
    'a11y',
    'practice',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'LCP range',
    'LCP / plain',
  ];
  return `${table(header, rows)}\n\nMedians of ${rounds} rounds.`;
}
