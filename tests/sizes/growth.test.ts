/** The site may grow: neither a page nor a block type makes any other page heavier. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths, documentOf, reachableScripts, scriptFiles } from '../../scripts/bench/built-site.ts';
import { generateContent, pageName } from '../../scripts/bench/generate-content.ts';
import { copyRepository } from '../../scripts/lib/copy-repository.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { build, builtSite } from './build.ts';

const TIMEOUT = { timeout: 240_000 };

test('a page more adds no byte to any script', TIMEOUT, async () => {
  using folder = temporaryFolder();
  using before = await builtSite();
  const after = path.join(folder.path, 'after');
  const config = path.join(folder.path, 'config');
  generateContent(config, 1);
  await build({ out: after, config });
  const scripts = scriptFiles(before.path);
  expect(builtPaths(after)).toEqual([...builtPaths(before.path), `/bench/${pageName(0)}`]);
  expect(scripts.size).toBeGreaterThan(3);
  expect(digests(scriptFiles(after))).toEqual(digests(scripts));
});

/** Scripts by name, each as a digest of its content, so that a difference can be read. */
function digests(scripts: Map<string, string>): Record<string, string> {
  const digest = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);
  return Object.fromEntries([...scripts].map(([name, content]) => [name, digest(content)]));
}

/** The scripts that each of the paths may load. */
function scriptsByPath(dist: string, paths: string[]): Record<string, Record<string, string>> {
  const scripts = scriptFiles(dist);
  const reachable = (urlPath: string) => new Set(reachableScripts(documentOf(dist, urlPath), scripts));
  return Object.fromEntries(
    paths.map((urlPath) => {
      const own = reachable(urlPath);
      return [urlPath, digests(new Map([...scripts].filter(([name]) => own.has(name))))];
    }),
  );
}

/** A copy of the repository that uses the pictures, cards and fonts made already; its code is bundled anew. */
function repositoryIn(folder: string): string {
  const root = path.join(folder, 'repository');
  copyRepository(root);
  mkdirSync(path.join(root, '.cache'));
  const cache = path.join(ROOT, '.cache');
  const made = existsSync(cache) ? readdirSync(cache).filter((name) => name !== 'code') : [];
  for (const name of made) symlinkSync(path.join(cache, name), path.join(root, '.cache', name));
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

/** Adds a block type and a page that shows it. */
function addBlock(root: string, type: string, ...options: string[]): void {
  execFileSync(process.execPath, ['scripts/new-block.ts', type, ...options, '--root', root], { cwd: root });
  addPageWith(root, type);
}

test('a block type more adds no byte to the scripts of pages without it', TIMEOUT, async () => {
  using folder = temporaryFolder();
  using before = await builtSite();
  const root = repositoryIn(folder.path);
  const after = path.join(folder.path, 'after');
  addBlock(root, 'shown-block');
  addBlock(root, 'acting-block', '--interactive');
  await build({ root, out: after });
  const paths = builtPaths(before.path);
  expect(scriptsByPath(after, paths)).toEqual(scriptsByPath(before.path, paths));
  const blocksOn = (urlPath: string) =>
    reachableScripts(documentOf(after, urlPath), scriptFiles(after)).filter((name) => /-block\b/.test(name));
  expect(blocksOn('/shown-block')).toEqual([]);
  expect(blocksOn('/acting-block')).toEqual([expect.stringContaining('acting-block')]);
});
