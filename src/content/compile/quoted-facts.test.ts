import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validSite } from '../testing/cases.ts';
import { compileSite } from './compile.ts';

const site = validSite();
afterAll(() => site[Symbol.dispose]());

const schemasDir = join(import.meta.dirname, '../../../schemas');
const file = (name: string) => join(site.path, name);

function change(name: string, edit: (data: { [key: string]: unknown; blocks: object[] }) => void): void {
  const data = JSON.parse(readFileSync(file(name), 'utf8'));
  edit(data);
  writeFileSync(file(name), JSON.stringify(data));
}

async function compiled() {
  const { site: made, findings } = await compileSite({ configDir: site.path, schemasDir });
  if (!made) throw new Error(JSON.stringify(findings));
  return made;
}

test('a list of figures names the pages that quote them, and changes with them', async () => {
  change('facts.json', (facts) => {
    facts.occupancy = {
      value: '98%',
      meaning: 'Flats that are let.',
      period: '2025',
      source: 'ledger',
      status: 'result',
    };
    facts.box = { value: '12', meaning: 'The number of our post box.' };
  });
  change('pages/contact.json', ({ blocks }) => {
    blocks.push({ type: 'figures', figures: 'all', texts: { results: 'Results', targets: 'Targets', pages: 'On' } });
  });
  const first = await compiled();
  const listed = first.page('/contact').blocks.find(({ type }) => type === 'figures');
  expect(listed).toMatchObject({
    figures: [{ name: 'occupancy', figure: { text: '98%' }, pages: [{ path: '/', title: 'Flats in Nairobi' }] }],
  });

  change('pages/home.json', (page) => {
    page.title = 'Flats in Kenya';
  });
  const second = await compiled();
  expect(second.sourceHash('/contact')).not.toBe(first.sourceHash('/contact'));
});
