/** The site may grow: neither a page nor a block type makes any other page heavier. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths, documentOf, reachableScripts, scriptFiles, sentBytes } from '../../scripts/bench/built-site.ts';
import { generateContent, pageName } from '../../scripts/bench/generate-content.ts';
import { copyRepository } from '../../scripts/lib/copy-repository.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { build } from './build.ts';

const TIMEOUT = { timeout: 240_000 };

test('a page more adds no byte to any script', TIMEOUT, async () => {
  using folder = temporaryFolder();
  const [before, after, config] = ['before', 'after', 'config'].map((name) => path.join(folder.path, name));
  if (!before || !after || !config) throw new Error('no folders');
  await build({ out: before });
  generateContent(config, 1);
  await build({ out: after, config });
  const scripts = scriptFiles(before);
  expect(builtPaths(after)).toEqual([...builtPaths(before), `/bench/${pageName(0)}`]);
  expect(scripts.size).toBeGreaterThan(3);
  expect(Object.fromEntries(scriptFiles(after))).toEqual(Object.fromEntries(scripts));
});

/** The scripts that each of the paths may load, with their content. */
function scriptsByPath(dist: string, paths: string[]): Record<string, Record<string, string | undefined>> {
  const scripts = scriptFiles(dist);
  const contents = (urlPath: string) =>
    reachableScripts(documentOf(dist, urlPath), scripts).map((name) => [name, scripts.get(name)]);
  return Object.fromEntries(paths.map((urlPath) => [urlPath, Object.fromEntries(contents(urlPath))]));
}

/** A copy of the repository that uses the pictures and fonts made already. */
function repositoryIn(folder: string): string {
  const root = path.join(folder, 'repository');
  copyRepository(root);
  mkdirSync(path.join(root, '.cache'));
  for (const made of ['pictures', 'fonts']) {
    const place = path.join(ROOT, '.cache', made);
    if (existsSync(place)) symlinkSync(place, path.join(root, '.cache', made));
  }
  return root;
}

/** Puts the example of a block on the page of an existing path's neighbour: a new page that shows it. */
function addPageWith(root: string, type: string): void {
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

test.each([
  ['shows things', 'demo-block', []],
  ['acts', 'demo-island', ['--interactive']],
])('a block type more that %s adds no byte to pages without it', TIMEOUT, async (_, type, options) => {
  using folder = temporaryFolder();
  const root = repositoryIn(folder.path);
  const before = path.join(folder.path, 'before');
  const after = path.join(folder.path, 'after');
  await build({ root, out: before });
  execFileSync(process.execPath, ['scripts/new-block.ts', type, ...options, '--root', root], { cwd: root });
  addPageWith(root, type);
  await build({ root, out: after });
  const paths = builtPaths(before);
  expect(builtPaths(after)).toContain(`/${type}`);
  const isAlone = reachableScripts(documentOf(after, `/${type}`), scriptFiles(after)).some((name) =>
    name.includes(type),
  );
  expect(isAlone).toBe(options.length > 0);
  const [scriptsBefore, scriptsAfter] = [scriptsByPath(before, paths), scriptsByPath(after, paths)];
  const bytes = (scripts: typeof scriptsBefore) =>
    paths.map((urlPath) => `${urlPath} ${sentBytes(Object.values(scripts[urlPath] ?? {}).join(''))}`);
  expect(bytes(scriptsAfter)).toEqual(bytes(scriptsBefore));
  expect(scriptsAfter).toEqual(scriptsBefore);
});
