import { expect, test } from 'vitest';
import { matchesSource, resolveSource } from './source.ts';

test('a source without a placeholder is the same on every page', () => {
  expect(resolveSource('blog-page', undefined)).toBe('blog-page');
  expect(resolveSource('blog-page', 'market-analysis')).toBe('blog-page');
});

test('the placeholder is replaced by the page’s entry', () => {
  expect(resolveSource('article-{entry}', 'market-analysis')).toBe('article-market-analysis');
});

test('a source with a placeholder is an error on a page without an entry', () => {
  expect(() => resolveSource('article-{entry}', undefined)).toThrow('article-{entry}');
});

test.each([
  ['blog-page', 'blog-page', true],
  ['blog-page', 'blog-pages', false],
  ['article-{entry}', 'article-market-analysis', true],
  ['article-{entry}', 'article-', false],
  ['article-{entry}', 'article-{entry}', false],
  ['article-{entry}', 'article-<script>', false],
  ['article-{entry}', 'articles', false],
  ['article-{entry}', `article-${'a'.repeat(201)}`, false],
])('the form %s accepts the source %s: %s', (source, sent, expected) => {
  expect(matchesSource(source, sent)).toBe(expected);
});

test('a form accepts the source that its page sends', () => {
  expect(matchesSource('article-{entry}', resolveSource('article-{entry}', 'market-analysis'))).toBe(true);
});
