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

/** A new page that shows the first example of a block. */
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

/** What the paths may load: in short for reading, and to the byte. */
function scriptsOf(dist: string, paths: string[]) {
  const contents = scriptsByPath(dist, paths);
  const weigh = (urlPath: string) => `${urlPath} ${sentBytes(Object.values(contents[urlPath] ?? {}).join(''))}`;
  return { bytes: paths.map(weigh), contents };
}

/** Adds a block type and a page that shows it, and builds. Returns the names of the scripts of that page. */
async function addBlock(root: string, type: string, options: string[], out: string): Promise<string[]> {
  execFileSync(process.execPath, ['scripts/new-block.ts', type, ...options, '--root', root], { cwd: root });
  addPageWith(root, type);
  await build({ root, out });
  return reachableScripts(documentOf(out, `/${type}`), scriptFiles(out));
}

test('a block type more adds no byte to the scripts of pages without it', TIMEOUT, async () => {
  using folder = temporaryFolder();
  const root = repositoryIn(folder.path);
  const out = (name: string) => path.join(folder.path, name);
  await build({ root, out: out('before') });
  const paths = builtPaths(out('before'));
  const before = scriptsOf(out('before'), paths);
  expect(await addBlock(root, 'shown-block', [], out('shown'))).not.toContainEqual(
    expect.stringContaining('shown-block'),
  );
  expect(scriptsOf(out('shown'), paths)).toEqual(before);
  expect(await addBlock(root, 'acting-block', ['--interactive'], out('acting'))).toContainEqual(
    expect.stringContaining('acting-block'),
  );
  expect(scriptsOf(out('acting'), paths)).toEqual(before);
});
