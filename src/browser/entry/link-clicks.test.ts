import { beforeAll, expect, test, vi } from 'vitest';

type InternalUrl = typeof import('./link-clicks.ts').internalUrl;
let internalUrl: InternalUrl;
const here = { href: 'https://site.example/about', origin: 'https://site.example', pathname: '/about' };

beforeAll(async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  ({ internalUrl } = await import('./link-clicks.ts'));
});

function link(href: string, attributes: string[] = [], target = '') {
  return { href, target, hasAttribute: (name: string) => attributes.includes(name) };
}

test.each([
  ['another page', 'https://site.example/contact', '/contact'],
  ['a place on another page', 'https://site.example/careers#form', '/careers'],
  ['the same page without a place', 'https://site.example/about', '/about'],
])('%s is handled within the app', (_, href, pathname) => {
  expect(internalUrl(link(href), here)?.pathname).toBe(pathname);
});

test.each([
  ['another site', link('https://other.example/contact')],
  ['a place on this page', link('https://site.example/about#team')],
  ['a phone number', link('tel:+254700000000')],
  ['an e-mail address', link('mailto:info@site.example')],
  ['a file', link('https://site.example/brochure.pdf')],
  ['a new tab', link('https://site.example/contact', [], '_blank')],
  ['a link that asks for a full load', link('https://site.example/', ['data-reload'])],
  ['a download', link('https://site.example/contact', ['download'])],
])('%s is left to the browser', (_, anchor) => {
  expect(internalUrl(anchor, here)).toBeUndefined();
});
