import { expect, test } from 'vitest';
import { allSchemas } from '../../testing/all-content.ts';
import { ownListOf } from './own-list.ts';

const kindOf = (name: string, schema: string) => ({
  name,
  path: name,
  noun: name,
  isCollection: name !== 'pages',
  isFolder: true,
  schema,
  description: '',
  named: [],
  namedByField: [],
});
const faqs = kindOf('faqs', 'collections/faq.schema.json');
const articles = kindOf('articles', 'collections/article.schema.json');
const pages = kindOf('pages', 'page.schema.json');
const questions = [{ question: 'How long?', answer: ['A month.'] }];
const page = (...blocks: object[]) => ({ title: 'Repairs', blocks });

test('a section with questions of its own is found for the questions, and not for other collections', () => {
  const data = page({ type: 'plain-text' }, { type: 'accordion', questions });
  expect(ownListOf(allSchemas, faqs, pages, data)).toMatchObject({
    pointer: '/blocks/1/questions',
    name: 'questions',
    length: 1,
    items: { schema: { required: ['question', 'answer'] } },
  });
  expect(ownListOf(allSchemas, articles, pages, data)).toBeUndefined();
});

test('a section that shows those of the collection has none of its own', () => {
  const shown = { type: 'accordion', items: { from: 'faqs' } };
  expect(ownListOf(allSchemas, faqs, pages, page(shown))).toBeUndefined();
  expect(ownListOf(allSchemas, faqs, pages, page({ ...shown, questions: [] }))).toBeUndefined();
});
