/**
 * Which pages a build renders again after a change of content: only those that use it, and it never bundles the code
 * again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../../scripts/lib/run.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { copyWithCache } from '../repo/copy-repository.ts';

/** The parts of the cache that the copy shares with this repository; it bundles the code itself. */
const SHARED = ['pictures', 'fonts', 'compressed', 'icons', 'cards'];

/** Builds a repository; returns how many pages were rendered, and the folders of bundled code. */
async function build(root: string): Promise<{ rendered: number; code: string[] }> {
  const { code, output } = await runNode(path.join(root, 'scripts/build.ts'), ['--no-search'], { cwd: root });
  expect(code, output).toBe(0);
  const rendered = Number(/\((\d+) re-rendered\)/.exec(output)?.[1]);
  return { rendered, code: readdirSync(path.join(root, '.cache/code')) };
}

/** How many pages of the built site contain a text. */
function pagesWith(root: string, text: string): number {
  const site = path.join(root, 'dist/public');
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return documents.filter((name) => readFileSync(path.join(site, name), 'utf8').includes(text)).length;
}

/** The file of an option list that a form uses. */
function usedList(root: string): string {
  const folder = path.join(root, 'site-config/forms');
  const forms = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const name = /"options": "([^"]+)"/.exec(forms.join('\n'))?.[1];
  if (!name) throw new Error('No form of this content has an option list.');
  return `${name}.json`;
}

test('a new option in a list renders only the pages that use the list, and the code is not bundled again', async () => {
  using folder = temporaryFolder();
  const root = copyWithCache(folder.path, (name) => SHARED.includes(name));
  const first = await build(root);
  expect(first.code).toHaveLength(1);
  expect(await build(root)).toEqual({ rendered: 0, code: first.code });

  const lists = path.join(root, 'site-config/options');
  const used = path.join(lists, usedList(root));
  writeFileSync(path.join(lists, 'brand-new-list.json'), readFileSync(used));
  const generated = await runNode(path.join(root, 'scripts/generate.ts'), [], { cwd: root });
  expect(generated.output).toContain('names.schema.json');
  expect(await build(root)).toEqual({ rendered: 0, code: first.code });

  const marked = 'A label that no page has had';
  writeFileSync(used, readFileSync(used, 'utf8').replace(/("label": ")[^"]*/, `$1${marked}`));
  const after = await build(root);
  expect(after.rendered).toBe(pagesWith(root, marked));
  expect(after).toEqual({ rendered: expect.any(Number), code: first.code });
  expect(after.rendered).toBeGreaterThan(0);
});
