import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileSite } from '../../content/compile/compile.ts';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { Block, OpeningItem } from '../../generated/types.ts';
import { Breadcrumbs } from '../pages/breadcrumbs.ts';
import { headOf } from '../pages/page-head.ts';
import { jobPosting } from './lists.ts';
import { pageGraph } from './page-graph.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let site: CompiledSite;

beforeAll(async () => {
  const compiled = await compileSite({
    configDir: path.join(root, 'site-config'),
    schemasDir: path.join(root, 'schemas'),
  });
  if (!compiled.site) throw new Error('The content of the project has mistakes.');
  site = compiled.site;
});

interface Graph {
  '@graph': { '@type': string; [name: string]: unknown }[];
}

function graphOf(page: CompiledPage): Graph['@graph'] {
  const company = site.data.site;
  const head = headOf(page, { site: company, basePath: '' });
  const text = JSON.stringify(pageGraph(page, head, company, new Breadcrumbs(site).of(page)));
  const graph: Graph = JSON.parse(text);
  return graph['@graph'];
}

const typesOf = (urlPath: string) => graphOf(site.page(urlPath)).map((thing) => thing['@type']);

/** The block of a type on a page. */
function blockOf<T extends Block['type']>(urlPath: string, type: T): Extract<Block, { type: T }> {
  const isWanted = (block: Block): block is Extract<Block, { type: T }> => block.type === type;
  const block = site.page(urlPath).blocks.find(isWanted);
  if (!block) throw new Error(`${urlPath} has no block ${type}.`);
  return block;
}

test('each page describes the company, its breadcrumbs, and what its blocks show', () => {
  expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(typesOf('/services')).toEqual(['Organization', 'WebSite']);
  expect(typesOf('/contact')).toEqual(['Organization', 'BreadcrumbList']);
  expect(typesOf('/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
  const { openings } = blockOf('/careers', 'openings');
  const advertised = openings.filter(({ available, published }) => available && published);
  expect(advertised.length).toBeGreaterThan(0);
  expect(typesOf('/careers')).toEqual(['BreadcrumbList', ...advertised.map(() => 'JobPosting')]);
  expect(typesOf('/about/leadership')).toEqual(['BreadcrumbList']);
  expect(typesOf('/about/leadership/amani-baraka')).toEqual(['BreadcrumbList', 'Person']);
  expect(typesOf('/blog/revitalising-urban-rental-spaces')).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('a hidden page has no structured data', () => {
  const page = { ...site.page('/'), hidden: true };
  expect(pageGraph(page, headOf(page, { site: site.data.site, basePath: '' }), site.data.site, [])).toBeUndefined();
});

test('the breadcrumbs have the pages in the path, each once, by their names in the menu', () => {
  const trailOf = (urlPath: string) => new Breadcrumbs(site).of(site.page(urlPath));
  expect(trailOf('/services/farmers')).toEqual([
    { path: '/', name: 'Home' },
    { path: '/services/farmers', name: 'Farmers & Produce' },
  ]);
  expect(trailOf('/farmers')).toEqual(trailOf('/services/farmers'));
  expect(trailOf('/about/leadership/neema-chebet').map(({ path: step }) => step)).toEqual([
    '/',
    '/about',
    '/about/leadership',
    '/about/leadership/neema-chebet',
  ]);
});

test('the kind of a page is its category, its menu group or the page above it', () => {
  const kindOf = (urlPath: string) => new Breadcrumbs(site).categoryOf(site.page(urlPath));
  expect(kindOf('/blog/revitalising-urban-rental-spaces')).toBe('Smart Homes');
  expect(kindOf('/services/farmers')).toBe('Services');
  expect(kindOf('/about/leadership/amani-baraka')).toBe('Leadership');
  const main = site.data.navigation.main.map(({ entries = [], ...entry }) => ({
    ...entry,
    entries: entries.filter(({ link }) => link !== '/directory'),
  }));
  const elsewhere = { ...site, data: { ...site.data, navigation: { ...site.data.navigation, main } } };
  expect(new Breadcrumbs(elsewhere).categoryOf(site.page('/directory'))).toBe(site.data.words.searchPage);
});

test('only open positions are advertised, and their texts cannot inject HTML into the advert', () => {
  const opening: OpeningItem = {
    ...{ id: 'guard', title: 'Guard', location: 'Thika', type: 'Full-time', available: true, published: '2026-11-02' },
    summary: 'Keeps <b>watch</b> & order.',
    requirements: ['</li><script>'],
  };
  const post = (changes: Partial<OpeningItem>) => jobPosting({ ...opening, ...changes }, site.data.site, '/careers');
  expect(post({})).toMatchObject({
    datePosted: '2026-11-02',
    description: '<p>Keeps &lt;b&gt;watch&lt;/b&gt; &amp; order.</p><ul><li>&lt;/li&gt;&lt;script&gt;</li></ul>',
    jobLocation: { address: { addressLocality: 'Thika', addressCountry: 'KE' } },
  });
  expect(post({})).not.toHaveProperty('validThrough');
  expect(post({ closes: '2027-01-31', employment: 'PART_TIME' })).toMatchObject({
    validThrough: '2027-01-31',
    employmentType: 'PART_TIME',
  });
  expect(post({ available: false })).toBeUndefined();
  expect(post({ published: undefined })).toBeUndefined();
});
