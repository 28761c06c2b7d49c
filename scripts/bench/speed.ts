/** Lighthouse on a slow phone: our pages and the same pages as plain HTML, in turn. */
import lighthouse, { type Result } from 'lighthouse';
import { median, table } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** A category's score from 0 to 100. */
export const scoreOf = ({ categories }: Result, name: string) =>
  Math.round((categories[name]?.score ?? Number.NaN) * 100);

/** The figure of an audit, such as milliseconds. */
export const figureOf = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

/** Number of attempts: Lighthouse itself fails occasionally, mostly during start. */
const TRIES = 3;

/**
 * Lighthouse's result for a page with its defaults (mobile, simulated slow 4G and a processor four times slower), using
 * the browser on this port.
 * @throws Error if it fails repeatedly
 */
export async function lighthouseResult(url: string, port: number, tries = TRIES): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries > 1) return lighthouseResult(url, port, tries - 1);
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing');
}

function row(label: string, runs: Result[], plain: Result[]): string[] {
  const middle = (name: string, of = runs) => median(of.map((one) => figureOf(one, name)));
  const paints = runs.map((one) => figureOf(one, 'largest-contentful-paint'));
  return [
    label,
    ...CATEGORIES.map((name) => String(median(runs.map((one) => scoreOf(one, name))))),
    ...TIMES.map((name) => middle(name).toFixed(0)),
    middle('cumulative-layout-shift').toFixed(3),
    `${Math.min(...paints).toFixed(0)}–${Math.max(...paints).toFixed(0)}`,
    (median(paints) / middle('largest-contentful-paint', plain)).toFixed(3),
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
    const ours: Result[] = [];
    const plain: Result[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await lighthouseResult(servers.ours + urlPath, port));
      plain.push(await lighthouseResult(servers.plain + urlPath, port));
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
