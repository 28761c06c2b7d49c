import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runNode } from '../../scripts/lib/run.ts';
import { type ChildServer, makeSite, startChild } from './child-server.ts';
import { enquiry, SAVE } from './server.ts';

const LEADS = join(import.meta.dirname, '../../scripts/leads.ts');

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function leads(dataDir: string, ...args: string[]) {
  return runNode(LEADS, args, { env: { ...process.env, DATA_DIR: dataDir } });
}

async function post({ address }: ChildServer, changes: Record<string, unknown>): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address + SAVE, { method: 'POST', headers, body: JSON.stringify(enquiry(changes)) })).status;
}

/** The files below a folder that contain one of the words, ignoring case. */
function traces(folder: string, words: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => {
      const text = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
      return words.some((word) => text.includes(word));
    });
}

test('staff can erase, back up and restore while the server runs, and no trace of the erased person is left', async () => {
  const site = makeSite();
  undo.push(() => site.remove());
  const server = await startChild(site.dist, { DATA_DIR: site.dataDir });
  undo.push(() => {
    server.process.kill('SIGKILL');
    return server.ended;
  });
  const outbox = join(site.dataDir, 'outbox');
  for (const changes of [{ fullName: 'Wambui Forgotten', message: 'secret-plan' }, { email: 'stays@example.com' }])
    expect(await post(server, changes)).toBe(201);
  const isMail = (name: string) => name.endsWith('.eml');
  await expect.poll(() => (existsSync(outbox) ? readdirSync(outbox).filter(isMail) : [])).toHaveLength(4);
  const words = ['forgotten', 'secret-plan', 'amina@example.com'];
  expect(traces(site.dataDir, words).length).toBeGreaterThan(1);

  const folder = join(site.dist, 'backups');
  mkdirSync(folder);
  expect(await leads(site.dataDir, 'backup', folder)).toMatchObject({ code: 0 });
  const erased = await leads(site.dataDir, 'erase', '--email', 'AMINA@example.com');
  expect(erased).toMatchObject({ code: 0, output: expect.stringContaining('Erased 1 submissions') });
  expect(traces(site.dataDir, words)).toEqual([]);
  expect(traces(site.dataDir, ['stays@example.com']).length).toBeGreaterThan(1);
  expect(readdirSync(outbox)).toHaveLength(2);
  expect(await post(server, { email: 'new@example.com' })).toBe(201);

  const [name = ''] = readdirSync(folder);
  const elsewhere = join(site.dist, 'elsewhere');
  const restored = await leads(elsewhere, 'restore', join(folder, name));
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored 2 submissions.') });
  const listed = await leads(elsewhere, 'list');
  expect(listed.output.match(/KILELE-\S+ {2}(amina|stays)@example\.com/g)).toHaveLength(2);
});
