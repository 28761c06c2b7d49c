import { expect, test } from 'vitest';
import { articleAddress, shareLink } from './share.ts';

test('builds the URL of an article on the site', () => {
  expect(articleAddress('https://www.kilele.example', '/blog', 'market')).toBe(
    'https://www.kilele.example/blog/market',
  );
});

test('encodes title and URL, and does not expand placeholders in them', () => {
  const article = { url: 'https://www.kilele.example/blog/a', title: 'Rent & {url}?' };
  expect(shareLink('https://wa.me/?text={title}%20{url}', article)).toBe(
    'https://wa.me/?text=Rent%20%26%20%7Burl%7D%3F%20https%3A%2F%2Fwww.kilele.example%2Fblog%2Fa',
  );
});
