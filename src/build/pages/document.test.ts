import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PageData } from '../../contracts/page-data.ts';
import { type DocumentParts, renderDocument } from './document.ts';

const page: PageData = {
  path: '/',
  layout: 'site',
  blocks: [],
  entry: '/assets/entry.js',
  site: '/assets/site.json',
  styles: [],
};
const parts: DocumentParts = {
  language: 'en-KE',
  head: '<title>Home</title>',
  themeColour: '#faf8f1',
  style: '.a{color:red}',
  app: '<main></main>',
  icons: '',
  page,
  starter: 'start()',
  favicon: '/favicon.svg',
  policy: true,
  installable: true,
  frames: [],
  connect: [],
  basePath: '',
};

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

test('the content security policy allows exactly the inline style and script of the document', () => {
  const html = renderDocument(parts);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  expect(policyOf(html)).toContain(`style-src 'self' ${hashOf(style)}`);
  expect(policyOf(html)).toContain(`script-src 'self' ${hashOf(script)}`);
  expect(policyOf(html)).not.toContain('unsafe');
});

test('the policy allows HTML and scripts from strings only through our two Trusted Types policies', () => {
  expect(policyOf(renderDocument(parts))).toContain("require-trusted-types-for 'script';trusted-types html default");
});

test('only origins that the page needs are allowed for frames and fetches', () => {
  expect(policyOf(renderDocument(parts))).toContain("frame-src 'none'");
  const html = renderDocument({ ...parts, frames: ['https://maps.example'], connect: ['https://mail.example'] });
  expect(policyOf(html)).toContain('frame-src https://maps.example');
  expect(policyOf(html)).toContain("connect-src 'self' https://mail.example");
});

test('content cannot close the script element with the page data', () => {
  const html = renderDocument({ ...parts, page: { ...page, path: '</script><script>alert(1)</script>' } });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('\\u003c/script>');
});

test('the preload requests the same files as the first picture', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/images/a-480.avif 480w" sizes="100vw"/><img src="/images/a.webp" alt="" fetchPriority="high"/></picture>';
  expect(renderDocument({ ...parts, app: picture })).toContain(
    'imagesrcset="/images/a-480.avif 480w" imagesizes="100vw" fetchpriority="high"',
  );
  const lazy = picture.replace('fetchPriority="high"', 'loading="lazy"');
  expect(renderDocument({ ...parts, app: lazy })).not.toContain('rel="preload" as="image"');
});

test('the starter is the only script in the document', () => {
  const html = renderDocument(parts);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toMatch(/modulepreload/);
});

test('structured data is in the head once, cannot close its element, and is replaced with the page’s head tags', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderDocument({ ...parts, structuredData: { '@type': 'Person', name } });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ '@type': 'Person', name });
  expect(html).not.toContain('alert(1)</script>');
  expect(html.indexOf(data)).toBeLessThan(html.indexOf('</head>'));
  expect(renderDocument(parts)).not.toContain('ld+json');
});
