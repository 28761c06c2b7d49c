/**
 * A new block can be inserted and edited in the studio, and appears on the page, without changes to the studio's code.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callsOf, startStudio } from '../../scripts/bench/studio/running-studio.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { filesBelow } from '../../src/content/read/files-below.ts';
import { Copy } from './support.ts';

const BLOCK = 'studio-proof';
const SITE = 'tests/fixture-site';
const PAGE = 'pages/home.json';

/** The studio's code, by file. */
function studioCode(root: string): Record<string, string> {
  const dir = path.join(root, 'src/studio');
  return Object.fromEntries(filesBelow(dir).map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}

test('a new block is offered, inserted, edited and shown', async () => {
  using copy = new Copy();
  const made = copy.node('scripts/new-block.ts', BLOCK);
  expect(made, made.text).toMatchObject({ status: 0 });
  await using studio = await startStudio(path.join(copy.root, SITE), copy.root);
  const call = callsOf(studio);

  const { blocks, schemas } = await call('schemas', {});
  const [example] = blocks[BLOCK]?.examples ?? [];
  expect(Object.keys(schemas)).toContain(blocks[BLOCK]?.schema);
  if (!example) throw new Error('The new block has no example.');

  const { version } = await call('file', { file: PAGE });
  const inserted = { type: 'insert' as const, at: '/blocks/1', value: example.block };
  const after = await call('edit', { file: PAGE, version, edits: [inserted] });
  const typed = { type: 'set' as const, at: '/blocks/1/heading/title', value: 'Typed into the new block' };
  await call('edit', { file: PAGE, version: after.version, edits: [typed] });

  const { pageOrigin } = await call('overview', {});
  const { port, hash } = new URL(studio.url);
  const cookie = `studio-${port}=${hash.replace('#token=', '')}`;
  const shown = await (await fetch(pageOrigin, { headers: { cookie } })).text();
  expect(shown).toContain('Typed into the new block');
  const { findings } = await call('findings', {});
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(studioCode(copy.root)).toEqual(studioCode(ROOT));
});
