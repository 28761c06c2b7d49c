/** Creates a content folder of any size: the site as it is, plus pages with generated text. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sentenceCase } from '../../../src/content/edit/words/letter-case.ts';
import { type Chooser, chooser } from './random.ts';
import words from './words.json' with { type: 'json' };

/** The name of a generated page; its path is /bench/<name>. */
export const pageName = (index: number) => `page-${String(index).padStart(5, '0')}`;

function clause({ word }: Chooser): string {
  const thing = () => `${word(words.adjectives)} ${word(words.nouns)}`;
  const other = thing();
  const article = /^[aeiou]/.test(other) ? 'an' : 'a';
  return `the ${thing()} ${word(words.verbs)} ${article} ${other} ${word(words.adverbs)}`;
}

function sentence(choose: Chooser): string {
  const first = sentenceCase(clause(choose));
  return choose.below(3) === 0 ? `${first}.` : `${first}, ${choose.word(words.joins)} ${clause(choose)}.`;
}

function paragraph(choose: Chooser, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(choose)).join(' ');
}

function heading({ word }: Chooser): string {
  return `${sentenceCase(word(words.adjectives))} ${word(words.nouns)} in ${word(words.places)}`;
}

/** Chooses headings without repetition, like those of a page. */
function headingsOf(choose: Chooser): () => string {
  const taken = new Set<string>();
  const next = (): string => {
    const title = heading(choose);
    if (taken.has(title)) return next();
    taken.add(title);
    return title;
  };
  return next;
}

function textSection(choose: Chooser, title: () => string) {
  const text = [paragraph(choose, 3), paragraph(choose, 2)];
  return { type: 'text-section', variant: 'split', heading: { title: title() }, text };
}

function cards(choose: Chooser, title: () => string, nextPage: string) {
  const card = () => ({ title: title(), text: sentence(choose), icon: choose.word(words.icons) });
  const linked = { ...card(), action: { label: 'Read on', link: `/bench/${nextPage}` } };
  return {
    type: 'cards',
    variant: 'grid',
    tone: 'sand',
    heading: { title: title() },
    cards: [card(), card(), linked],
  };
}

/** The longest description that a page may have. */
const MAX_LENGTH = 160;

/**
 * One page of a main heading and six sections, about 3 kB of text.
 * @param index from 0; the same index and count give the same page
 * @param count how many pages there are; each links to the next
 * @param revision changes one sentence
 */
export function generatedPage(index: number, count: number, revision = 0) {
  const choose = chooser(index);
  const title = `${heading(choose)}, part ${index}`;
  const next = pageName((index + 1) % count);
  const sectionTitle = headingsOf(choose);
  const sections = [0, 1, 2].flatMap(() => [textSection(choose, sectionTitle), cards(choose, sectionTitle, next)]);
  const lead = `${sentence(choose)} This is revision ${revision}.`;
  const described = `Part ${index}: ${sentence(choose)}`;
  return {
    $schema: '../../src/generated/schemas/page.schema.json',
    title: title.slice(0, 70),
    description: described.length > MAX_LENGTH ? `${title}: see what comes next.` : described,
    blocks: [{ type: 'page-hero', variant: 'plain', eyebrow: choose.word(words.places), title, lead }, ...sections],
  };
}

/** Writes one generated page into a content folder, over an earlier one. */
export function writeGeneratedPage(folder: string, index: number, count: number, revision = 0): void {
  const file = path.join(folder, 'pages', `${pageName(index)}.json`);
  writeFileSync(file, JSON.stringify(generatedPage(index, count, revision), null, 2));
}

/**
 * Copies a site's content into a folder and adds generated pages to it, each with a route.
 * @param configDir the content of the site
 * @param folder is made; must be empty
 * @param count how many pages are added
 */
export function generateContent(configDir: string, folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  cpSync(configDir, folder, { recursive: true });
  const file = path.join(folder, 'routes.json');
  const routes: { routes: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  for (let index = 0; index < count; index++) {
    routes.routes.push({ paths: [`/bench/${pageName(index)}`], page: pageName(index) });
    writeGeneratedPage(folder, index, count);
  }
  writeFileSync(file, JSON.stringify(routes, null, 2));
}
