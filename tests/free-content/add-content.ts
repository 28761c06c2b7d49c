/** Adds to a site's content what staff may add on their own: one more of each kind. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Json = Record<string, unknown>;

function read(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function change(file: string, edit: (data: Json) => Json): void {
  writeFileSync(file, `${JSON.stringify(edit(read(file)), null, 2)}\n`);
}

function listIn(data: Json, name: string): unknown[] {
  const { [name]: list = [] } = data;
  if (!Array.isArray(list)) throw new Error(`${name} is no list.`);
  return list;
}

/** Writes a new entry of a collection, based on an existing one. */
function addEntry(content: string, collection: string, name: string, edit: (example: Json) => Json): void {
  const folder = path.join(content, 'collections', collection);
  const [example = ''] = readdirSync(folder).sort();
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(edit(read(path.join(folder, example))), null, 2));
}

const SECTION = {
  type: 'text-section',
  heading: { title: 'Something that was added' },
  text: ['Whoever writes for the site adds a section when there is something to say.'],
};

/** Inserts a section after the first one of every page that begins with an opening. */
function addSections(content: string): void {
  const folder = path.join(content, 'pages');
  for (const file of readdirSync(folder)) {
    change(path.join(folder, file), (page) => {
      const [first, ...others] = listIn(page, 'blocks');
      const isOpening = typeof first === 'object' && first !== null && 'type' in first && first.type === 'page-hero';
      return isOpening ? { ...page, blocks: [first, SECTION, ...others] } : page;
    });
  }
}

/** Adds a question, an option to every list, a page with its route, a menu entry, a person, an article, a position, a project and sections. */
export function addContent(content: string): void {
  const at = (...parts: string[]) => path.join(content, ...parts);
  addEntry(content, 'faqs', 'added', (faq) => ({ ...faq, order: 5, question: 'What was added to the questions?' }));
  addEntry(content, 'leaders', 'added-person', (leader) => ({
    ...leader,
    order: 99,
    firstName: 'Added',
    name: 'Added Person',
  }));
  addEntry(content, 'articles', 'an-added-article', (article) => ({
    ...article,
    title: 'An article that was added',
    published: '2025-12-20',
    modified: '2025-12-21',
    featured: false,
    seo: {
      title: 'An article that was added',
      description:
        'What somebody who writes for the site has added to it, with the title and words of their own choice.',
      keywords: ['added'],
    },
  }));
  addEntry(content, 'openings', 'added-position', (opening) => ({ ...opening, order: 99, title: 'Added Position' }));
  addEntry(content, 'projects', 'added-project', (project) => ({ ...project, order: 99, title: 'Added Project' }));
  for (const file of readdirSync(at('options'))) {
    change(at('options', file), (data) => ({
      ...data,
      options: [{ value: 'added', label: 'Added' }, ...listIn(data, 'options')],
    }));
  }
  addSections(content);
  writeFileSync(
    at('pages/added-page.json'),
    JSON.stringify({
      title: 'A page that was added',
      description:
        'A page that somebody who writes for the site has added to it, with a route and an entry in the menu.',
      blocks: [{ type: 'page-hero', variant: 'plain', title: 'Added', lead: 'This page was added.' }, SECTION],
    }),
  );
  change(at('routes.json'), (data) => ({
    ...data,
    routes: [...listIn(data, 'routes'), { paths: ['/added-page'], page: 'added-page' }],
  }));
  change(at('navigation.json'), (data) => ({
    ...data,
    topBar: [...listIn(data, 'topBar'), { label: 'Added', link: '/added-page' }],
  }));
}
