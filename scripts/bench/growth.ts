/** How checking and building grow with the number of pages. */
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltPages, builtPagesIn } from '../lib/built-sentence.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { generateContent, writeGeneratedPage } from './content/generate-content.ts';
import { type Cost, measureScript } from './process/measure-process.ts';
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

const HEADER = ['wall s', 'range', 'CPU s', 'kernel s', 'peak MB'];

/** Milliseconds: src/content/cache/file-stamp.ts waits 3 s. */
const SETTLE_MS = 4000;

/** A content folder with more pages than the site. Caches are keyed by folder, so that it starts cold. */
class ColdContent {
  readonly #folder: string;
  #moves = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Waits until the files are old enough: recently changed files are not cached. */
  static async make(configDir: string, folder: string, pages: number): Promise<ColdContent> {
    const content = new ColdContent(folder);
    generateContent(configDir, content.path, pages);
    await pause(SETTLE_MS);
    return content;
  }

  get path(): string {
    return path.join(this.#folder, `content-${this.#moves}`);
  }

  move(): void {
    const from = this.path;
    this.#moves += 1;
    renameSync(from, this.path);
  }
}

/** Checks one size: without a cache, and again. */
async function checkRows(configDir: string, pages: number, rounds: number): Promise<string[][]> {
  using folder = temporaryFolder();
  const content = await ColdContent.make(configDir, folder.path, pages);
  const check = () => measureScript('check', ['--config', content.path]);
  const anew = await repeated(rounds, () => {
    content.move();
    return check();
  });
  const again = await repeated(rounds, check);
  const name = pages === 0 ? 'the site as it is' : `plus ${pages} pages`;
  return [
    [name, ...cells(anew)],
    ['again, nothing changed', ...cells(again)],
  ];
}

/** Checks the site as it is, and with more pages. */
export async function checkReport(configDir: string, pages: number, rounds: number): Promise<string> {
  const rows = [...(await checkRows(configDir, 0, rounds * 2 + 1)), ...(await checkRows(configDir, pages, rounds))];
  return table(['check', ...HEADER], rows);
}

/**
 * Builds one size: from scratch, with and without the search index, which other tools do not build; again after one
 * page changed, and again after nothing changed.
 */
async function buildRows(configDir: string, pages: number, rounds: number): Promise<string[][]> {
  using folder = temporaryFolder();
  const out = path.join(folder.path, 'out');
  const content = await ColdContent.make(configDir, folder.path, pages);
  const build = async (isMeant: (built: BuiltPages) => boolean, ...options: string[]) => {
    const cost = await measureScript('build', ['--config', content.path, '--out', out, ...options]);
    const built = builtPagesIn(cost.output);
    if (!built || !isMeant(built)) throw new Error(`The build did something else than measured: ${cost.output}`);
    return cost;
  };
  const fresh = (...options: string[]) =>
    repeated(rounds, () => {
      rmSync(out, { recursive: true, force: true });
      content.move();
      return build((built) => built.rendered === built.pages, ...options);
    });
  const plain = await fresh('--no-search');
  const searchable = await fresh();
  const changed = await repeated(rounds, (round) => {
    writeGeneratedPage(content.path, CHANGED, pages, round + 1);
    return build(({ rendered }) => rendered === 1);
  });
  const unchanged = await repeated(rounds, () => build(({ rendered }) => rendered === 0));
  const speed = (costs: Cost[]) => (pages / middle(costs, processor)).toFixed(0);
  return [
    [`${pages} pages from scratch`, ...cells(plain), speed(plain)],
    ['the same, with the search index', ...cells(searchable), speed(searchable)],
    ['again, one page changed', ...cells(changed), ''],
    ['again, nothing changed', ...cells(unchanged), ''],
  ];
}

/** Builds sites of several sizes. The code's bundle is in the cache, as it is after the first build of a day. */
export async function buildReport(configDir: string, sizes: number[], rounds: number): Promise<string> {
  using folder = temporaryFolder();
  await measureScript('build', ['--config', configDir, '--out', folder.path]);
  const rows: string[][] = [];
  for (const pages of sizes) rows.push(...(await buildRows(configDir, pages, rounds)));
  return table(['build', ...HEADER, 'pages / CPU s'], rows);
}
