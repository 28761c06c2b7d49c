/** What each document of the built site holds and asks for at once. What browsers fetch is told in tests/e2e/sizes.spec.ts. */
import { expect, test } from 'vitest';
import {
  builtPaths,
  documentOf,
  importedAtOnce,
  inlineParts,
  scriptFiles,
  scriptsNamedBy,
  sentBytes,
} from '../../scripts/bench/built-site.ts';
import { builtSite } from './build.ts';
import { deadLinks } from './dead-links.ts';
import { LIMITS } from './limits.ts';

test('every document keeps its inline style and starter small, asks for no other script or style, and links to what is there', {
  timeout: 120_000,
}, async () => {
  using folder = await builtSite();
  const documents = [...builtPaths(folder.path), '/404.html'].map((urlPath) => ({
    urlPath,
    parts: inlineParts(documentOf(folder.path, urlPath)),
  }));
  expect(documents.length).toBeGreaterThan(20);
  const weights = documents.map(({ urlPath, parts }) => ({
    urlPath,
    style: sentBytes(parts.style),
    starter: sentBytes(parts.scripts.join('')),
  }));
  expect(weights.filter(({ style }) => style > LIMITS.style)).toEqual([]);
  expect(weights.filter(({ starter }) => starter > LIMITS.starter)).toEqual([]);
  for (const { urlPath, parts } of documents) {
    expect(parts.scripts, urlPath).toHaveLength(1);
    expect(parts.eager, urlPath).toEqual([]);
    expect(parts.fonts.length, urlPath).toBeLessThanOrEqual(1);
  }
  expect(deadLinks(folder.path)).toEqual([]);
  const { entry } = scriptsNamedBy(documentOf(folder.path, '/'));
  const begun = importedAtOnce(entry, scriptFiles(folder.path));
  expect(begun.length).toBeGreaterThan(1);
  expect(begun.filter((name) => name.startsWith('react.'))).toEqual([]);
});

test('what a script imports at once is found, and not what it imports later', () => {
  const scripts = new Map([
    ['entry.js', 'import{a}from"./basics.js";import("./app.js")'],
    ['basics.js', 'import"./more.js";'],
    ['more.js', ''],
    ['app.js', ''],
  ]);
  expect(importedAtOnce('/assets/entry.js', scripts)).toEqual(['basics.js', 'entry.js', 'more.js']);
});

test('what a document asks for at once is found', () => {
  const parts = inlineParts(
    '<script src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css">' +
      '<link rel="preload" as="script" href="/d.js"><link rel="preload" as="font" href="/e.woff2">' +
      '<style>p{}</style><style>q{}</style><script type="application/json">{}</script><script>run()</script>',
  );
  expect(parts).toEqual({
    style: 'p{}q{}',
    scripts: ['run()'],
    eager: ['/a.js', '/b.js', '/c.css', '/d.js'],
    fonts: ['/e.woff2'],
  });
});
