import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '../content/compile/compile.ts';
import type { SiteData } from '../contracts/site-data.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const root = path.resolve(import.meta.dirname, '../..');
let data: SiteData;

beforeAll(async () => {
  const { site } = await compileSite({
    configDir: path.join(root, 'site-config'),
    schemasDir: path.join(root, 'schemas'),
  });
  if (!site) throw new Error('The content has mistakes; npm run check names them.');
  data = site.data;
});

const count = (html: string, part: string) => html.split(part).length - 1;

describe('Header', () => {
  it('holds every link of the navigation once, before any script runs', () => {
    const html = renderToStaticMarkup(<Header data={data} path="/" />);
    const { topBar, main } = data.navigation;
    const entries = main.flatMap((entry): { label: string; link?: string }[] => entry.entries ?? [entry]);
    const links = [...topBar, ...entries];
    for (const { label, link } of links) {
      expect(html, label).toContain(`<a href="${link}"`);
    }
    expect(count(html, '<a ')).toBe(links.length + 1);
  });

  it('marks the link of the shown page and the menu it is in, and nothing else', () => {
    const html = renderToStaticMarkup(<Header data={data} path="/services/farmers" />);
    expect(html).toMatch(/<a href="\/services\/farmers" aria-current="page"/);
    expect(count(html, 'aria-current=')).toBe(1);
    expect(count(html, 'data-current=')).toBe(1);
  });

  it('starts with everything closed', () => {
    const html = renderToStaticMarkup(<Header data={data} path="/" />);
    expect(html).not.toContain('aria-expanded="true"');
    expect(count(html, 'aria-expanded="false"')).toBe(4);
  });
});

describe('Footer', () => {
  it('shows contact details, every list, the year of the build and who stands behind the site', () => {
    const html = renderToStaticMarkup(<Footer data={data} />);
    const { site, navigation } = data;
    expect(html).toContain(`href="mailto:${site.email}"`);
    expect(html).toContain(`href="tel:${site.phoneLink}"`);
    expect(html).toContain(site.city);
    for (const { link } of navigation.footer.lists.flatMap((list) => list.links))
      expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`© ${new Date().getFullYear()} ${site.legalName}`);
    expect(html).toContain('href="/privacypolicy"');
    expect(html).toContain('href="/faqs"');
  });
});
