import { expect, test } from 'vitest';
import { indexedHtml } from './documents.ts';

const page = { path: '/', title: 'Prices', category: 'Page', description: 'What it costs.' };

test.each([
  ['<p><span>Ada</span><time>14 July</time></p>', 'Ada 14 July'],
  ['<dd>In 3 days<a href="/">Ask</a></dd>', 'In 3 days Ask'],
  ['<p>Paid by <span>M-Pesa</span>, <strong>today</strong>.</p>', 'Paid by M-Pesa, today.'],
])('words of different elements stay separate, and words within one together: %s', (html, text) => {
  const read = indexedHtml({ ...page, html }, 'en').replace(/<[^>]*>/g, '');
  expect(read.replaceAll(/\s+/g, ' ')).toContain(text);
});
