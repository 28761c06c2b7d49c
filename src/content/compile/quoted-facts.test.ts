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
  write(name, data);
}

function write(name: string, data: object): void {
  writeFileSync(file(name), JSON.stringify(data));
}

const PERSON = {
  title: 'Our team',
  description:
    'The people who look after our flats in Nairobi, from the first viewing to the last inspection of a home.',
  forEntry: { title: '{{entry.name}}, {{entry.title}}', description: '{{entry.metaDescription}}' },
  blocks: [{ type: 'page-hero', variant: 'plain', title: 'Our team' }],
};

const JANE = {
  order: 1,
  firstName: 'Jane',
  name: 'Jane Wambui',
  title: 'Manager',
  picture: { image: 'portrait' },
  metaDescription: 'Jane Wambui manages the flats of Baobab Homes in Nairobi.',
  bio: ['Jane keeps {{facts.occupancy}} of our flats let.'],
  expertise: ['Letting'],
  education: [{ degree: 'BA', institution: 'Nairobi', year: '2010' }],
};

/** Questions have no page. */
const QUESTION = {
  order: 1,
  category: 'Letting',
  question: 'How many flats are let?',
  answer: ['At present {{facts.occupancy}} of them.'],
};

async function compiled() {
  const { site: made, findings } = await compileSite({ configDir: site.path, schemasDir });
  if (!made) throw new Error(JSON.stringify(findings));
  return made;
}

test('a list of figures names the pages that use them, and changes with them', async () => {
  change('facts.json', (facts) => {
    facts.occupancy = {
      value: '98%',
      meaning: 'Flats that are let.',
      period: '2025',
      source: 'ledger',
      status: 'result',
      group: 'Letting',
    };
    facts.box = { value: '12', meaning: 'The number of our post box.' };
  });
  const routes = JSON.parse(readFileSync(file('routes.json'), 'utf8'));
  routes.routes.push({ paths: ['/team/{leaderId}'], page: 'person', collection: 'leaders' });
  write('routes.json', routes);
  write('pages/person.json', PERSON);
  write('collections/leaders/jane.json', JANE);
  write('collections/faqs/letting.json', QUESTION);
  change('pages/contact.json', ({ blocks }) => {
    blocks.push({ type: 'figures', figures: 'all', texts: { results: 'Results', targets: 'Targets', pages: 'On' } });
    blocks.push({ type: 'accordion', items: { from: 'faqs' } });
  });
  const first = await compiled();
  const listed = first.page('/contact').blocks.find(({ type }) => type === 'figures');
  expect(listed).toMatchObject({
    figures: [
      {
        name: 'occupancy',
        group: 'Letting',
        figure: { text: '98%' },
        pages: [
          { path: '/contact', title: 'Contact Baobab Homes' },
          { path: '/team/jane', title: 'Jane Wambui, Manager' },
          { path: '/', title: 'Flats in Nairobi' },
        ],
      },
    ],
  });

  change('pages/home.json', (page) => {
    page.title = 'Flats in Kenya';
  });
  const second = await compiled();
  expect(second.sourceHash('/contact')).not.toBe(first.sourceHash('/contact'));
});
