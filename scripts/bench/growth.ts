/** How checking and building grow with the number of pages. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { generateContent, writeGeneratedPage } from './generate-content.ts';
import { type Cost, measureScript } from './measure-process.ts';
import { median, megabytes, seconds, table } from './table.ts';

/** The page that is changed before a rebuild. */
const CHANGED = 50;

async function repeated(rounds: number, measure: (round: number) => Promise<Cost>): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await measure(round));
  return costs;
}

const processor = ({ user, system }: Cost) => user + system;
const middle = (costs: Cost[], of: (cost: Cost) => number) => median(costs.map(of));

function cells(costs: Cost[]): string[] {
  const walls = costs.map(({ wall }) => wall);
  return [
    seconds(median(walls)),
    `${seconds(Math.min(...walls))}–${seconds(Math.max(...walls))}`,
    seconds(middle(costs, processor)),
    seconds(middle(costs, ({ system }) => system)),
    megabytes(Math.max(...costs.map(({ memory }) => memory))),
  ];
}

const HEADER = ['wall s', 'range', 'CPU s', 'of it kernel', 'peak MB'];

/** Checks the site as it is, and with so many pages more. */
export async function checkReport(pages: number, rounds: number): Promise<string> {
  using folder = temporaryFolder();
  const check = (config: string) => measureScript('scripts/check.ts', ['--config', config]);
  const large = path.join(folder.path, 'content');
  generateContent(large, pages);
  const asItIs = await repeated(rounds * 2 + 1, () => check(path.join(ROOT, 'site-config')));
  const grown = await repeated(rounds, () => check(large));
  return table(
    ['check', ...HEADER],
    [
      ['the site as it is', ...cells(asItIs)],
      [`and ${pages} pages`, ...cells(grown)],
    ],
  );
}

/** Builds one size: from nothing, again after one page changed, and again after nothing changed. */
async function buildRows(pages: number, rounds: number): Promise<string[][]> {
  using folder = temporaryFolder();
  const config = path.join(folder.path, 'content');
  const out = path.join(folder.path, 'out');
  generateContent(config, pages);
  const build = async (anew: RegExp) => {
    const cost = await measureScript('scripts/build.ts', ['--config', config, '--out', out]);
    if (!anew.test(cost.output)) throw new Error(`The build did something else than measured: ${cost.output}`);
    return cost;
  };
  const fresh = await repeated(rounds, () => {
    rmSync(out, { recursive: true, force: true });
    return build(/Built (\d+) pages \(\1 of them anew\)/);
  });
  const changed = await repeated(rounds, (round) => {
    writeGeneratedPage(config, CHANGED, pages, round + 1);
    return build(/\(1 of them anew\)/);
  });
  const unchanged = await repeated(rounds, () => build(/\(0 of them anew\)/));
  const speed = (pages / middle(fresh, processor)).toFixed(0);
  return [
    [`${pages} pages from nothing`, ...cells(fresh), speed],
    ['again, one page changed', ...cells(changed), ''],
    ['again, nothing changed', ...cells(unchanged), ''],
  ];
}

/** Builds sites of several sizes. The code's bundle is in the cache, as it is after the first build of a day. */
export async function buildReport(sizes: number[], rounds: number): Promise<string> {
  using folder = temporaryFolder();
  await measureScript('scripts/build.ts', ['--out', folder.path]);
  const rows: string[][] = [];
  for (const pages of sizes) rows.push(...(await buildRows(pages, rounds)));
  return table(['build', ...HEADER, 'pages / CPU s'], rows);
}
