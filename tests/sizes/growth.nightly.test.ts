/**
 * The site can grow: additions pass all checks, and neither a new page nor a new block type makes any other page
 * larger.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPaths, documentOf, reachableScripts, scriptFiles } from '../../scripts/bench/built-site.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { run, runNode } from '../../scripts/lib/run.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { blockMeta } from '../../src/generated/block-meta.ts';
import { copyWithCache } from '../repo/copy-repository.ts';
import { build, builtSite } from './build.ts';

/** Names that no block of the project has. */
const SHOWN = freeName('shown-block');
const ACTING = freeName('acting-block');
const BLOCKS: Record<string, string[]> = { [SHOWN]: [], [ACTING]: ['--interactive'] };

function freeName(name: string): string {
  return Object.hasOwn(blockMeta, name) ? freeName(`${name}-more`) : name;
}

/** A copy of the repository with two more block types. */
let root: string;
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

beforeAll(async () => {
  // The copy bundles its code itself.
  root = copyWithCache(folder.path, (name) => name !== 'code');
  for (const [type, options] of Object.entries(BLOCKS)) {
    const made = await runNode(path.join(ROOT, 'scripts/new-block.ts'), [type, ...options, '--root', root]);
    expect(made, made.output).toMatchObject({ code: 0 });
  }
});

test('new blocks pass every check of the project without further edits', async () => {
  const registry = readFileSync(path.join(root, 'src/generated/registry.ts'), 'utf8');
  for (const type of Object.keys(BLOCKS)) expect(registry).toContain(type);

  const program = (name: string, ...args: string[]) =>
    run(path.join(ROOT, 'node_modules/.bin', name), args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  const folders = Object.keys(BLOCKS).map((type) => `src/blocks/${type}`);
  expect(await program('tsc', '--noEmit', '-p', '.', '--checkers', '1')).toEqual({ code: 0, output: '' });
  expect(await program('biome', 'check', ...folders)).toMatchObject({ code: 0 });
  const suites = ['src/blocks', 'src/generated', 'tests/repo.test.ts'];
  const tests = await program('vitest', 'run', '--maxWorkers=1', ...suites);
  expect(tests, tests.output).toMatchObject({ code: 0 });
  for (const type of Object.keys(BLOCKS)) expect(tests.output).toContain(`${type}.test.ts`);
  const cases = await program(
    'vitest',
    'run',
    '--mode',
    'slow',
    'src/content/config-cases.slow.test.ts',
    '-t',
    'section-type',
  );
  expect(cases, cases.output).toMatchObject({ code: 0 });
});

/** A hash of each script's content, by name, so that differences are readable. */
function digests(scripts: Map<string, string>): Record<string, string> {
  const digest = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);
  return Object.fromEntries([...scripts].map(([name, content]) => [name, digest(content)]));
}

/** The scripts that each of the paths may load. */
function scriptsByPath(dist: string, paths: string[]): Record<string, string[]> {
  const scripts = scriptFiles(dist);
  return Object.fromEntries(paths.map((one) => [one, reachableScripts(documentOf(dist, one), scripts)]));
}

/** A new page that shows the first example of a block. */
function addPageWith(type: string): void {
  const examples: { block: object }[] = JSON.parse(
    readFileSync(path.join(root, `src/blocks/${type}/example.json`), 'utf8'),
  );
  const page = {
    title: `A page with ${type}`,
    description: `This page shows the block ${type}, which no other page of the site has on it.`,
    blocks: [{ type: 'page-hero', variant: 'plain', title: 'A new block', lead: 'See it.' }, examples[0]?.block],
  };
  const routesFile = path.join(root, 'site-config/routes.json');
  const routes: { routes: object[] } = JSON.parse(readFileSync(routesFile, 'utf8'));
  routes.routes.push({ paths: [`/${type}`], page: type });
  writeFileSync(routesFile, JSON.stringify(routes));
  writeFileSync(path.join(root, `site-config/pages/${type}.json`), JSON.stringify(page));
}

test('additional pages and block types add no byte to any script of the site, nor to pages without them', async () => {
  using before = await builtSite();
  const after = path.join(folder.path, 'after');
  for (const type of Object.keys(BLOCKS)) addPageWith(type);
  await build({ root, out: after });
  const paths = builtPaths(before.path);
  expect(builtPaths(after).toSorted()).toEqual([...paths, `/${SHOWN}`, `/${ACTING}`].toSorted());

  const isNew = (name: string) => name.startsWith(`block-${ACTING}.`);
  const scripts = digests(scriptFiles(before.path));
  expect(Object.keys(scripts).length).toBeGreaterThan(3);
  const { true: added = [], false: others = [] } = Object.groupBy(scriptFiles(after), ([name]) => String(isNew(name)));
  expect(added).toHaveLength(1);
  expect(digests(new Map(others))).toEqual(scripts);

  expect(scriptsByPath(after, paths)).toEqual(scriptsByPath(before.path, paths));
  const blocksOn = (urlPath: string) =>
    reachableScripts(documentOf(after, urlPath), scriptFiles(after)).filter((name) =>
      [SHOWN, ACTING].some((type) => name.startsWith(`block-${type}.`)),
    );
  expect(blocksOn(`/${SHOWN}`)).toEqual([]);
  expect(blocksOn(`/${ACTING}`)).toEqual([expect.stringContaining(ACTING)]);
});
