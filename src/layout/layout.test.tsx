import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '../content/compile/compile.ts';
import type { SiteData } from '../contracts/site-data.ts';
import { footerMarks, headerMarks, mainPathOf } from './current.ts';
import { FloatingActions } from './FloatingMenu.tsx';
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

/** Matches a link to the current page in HTML. */
const marked = (link: string) => new RegExp(`<a href="${link}"[^>]* aria-current="page"`, 'g');
const count = (html: string, part: string) => html.split(part).length - 1;

describe('Header', () => {
  it('contains every link of the navigation once, before any script runs', () => {
    const html = renderToStaticMarkup(<Header data={data} path="/" current="" />);
    const { topBar, main } = data.navigation;
    const entries = main.flatMap((entry): { label: string; link?: string }[] => entry.entries ?? [entry]);
    const links = [...topBar, ...entries];
    for (const { label, link } of links) {
      expect(html, label).toContain(`<a href="${link}"`);
    }
    expect(count(html, '<a ')).toBe(links.length + 1);
  });

  const current = (path: string) => mainPathOf(data, path);

  it('marks every link to the current page in both bars, and nothing else as such', () => {
    const { topBar, main } = data.navigation;
    for (const { link = '' } of [...topBar, ...main.flatMap(({ link, entries }) => entries ?? [{ link }])]) {
      const html = renderToStaticMarkup(<Header data={data} path={link} current={current(link)} />);
      expect(count(html, 'aria-current="page"'), link).toBe(html.match(marked(link))?.length);
      expect(count(html, 'aria-current="page"'), link).toBeGreaterThan(0);
    }
  });

  const sections: [path: string, marks: ReturnType<typeof headerMarks>][] = [
    ['/', ['page', undefined, false, undefined, undefined]],
    ['/news', [undefined, 'page', false, undefined, undefined]],
    ['/news/a-fair', [undefined, 'true', false, undefined, undefined]],
    ['/newsletter', [undefined, undefined, false, undefined, undefined]],
    ['/trade', [undefined, undefined, true, undefined, undefined]],
    ['/trade/roads', [undefined, undefined, true, 'page', undefined]],
    ['/trade/roads/a1', [undefined, undefined, true, 'true', undefined]],
    ['/trade/gardens', [undefined, undefined, true, undefined, undefined]],
  ];
  it.each(sections)('marks what leads to %s, what lies above it, and its menu', (path, marks) => {
    const main = [
      { label: 'News', link: '/news' },
      {
        label: 'Work',
        entries: [
          { label: 'Roads', link: '/trade/roads' },
          { label: 'Elsewhere', link: 'https://partner.example/trade' },
        ],
      },
    ];
    const site = { ...data, navigation: { ...data.navigation, topBar: [{ label: 'Home', link: '/' }], main } };
    expect(headerMarks(site, path)).toEqual(marks);
    const html = renderToStaticMarkup(<Header data={site} path={path} current={path} />);
    for (const mark of ['page', 'true'])
      expect(count(html, `aria-current="${mark}"`)).toBe(marks.filter((one) => one === mark).length);
    expect(count(html, 'data-current=')).toBe(marks.filter((one) => one === true).length);
  });

  it('marks the link to a page on its aliases', () => {
    const { main } = data.navigation;
    const linked = new Set(main.flatMap(({ link, entries = [] }) => [link, ...entries.map((entry) => entry.link)]));
    const others = Object.entries(data.mainPaths).filter(([, mainPath]) => linked.has(mainPath));
    expect(others.length).toBeGreaterThan(0);
    for (const [path, mainPath] of others) {
      const html = renderToStaticMarkup(<Header data={data} path={path} current={current(path)} />);
      expect(html, path).toMatch(marked(mainPath));
    }
  });

  it('marks a link to an alias on the main path', () => {
    const aliased = { ...data, mainPaths: { '/short': '/contact' } };
    const navigation = { ...data.navigation, topBar: [{ label: 'Short', link: '/short' }] };
    const html = renderToStaticMarkup(<Header data={{ ...aliased, navigation }} path="/contact" current="/contact" />);
    expect(html).toMatch(marked('/short'));
  });

  it('all menus are closed initially', () => {
    const html = renderToStaticMarkup(<Header data={data} path="/" current="" />);
    expect(html).not.toContain('aria-expanded="true"');
    expect(count(html, 'aria-expanded="false"')).toBe(4);
  });
});

describe('FloatingMenu', () => {
  it('uses links for other sites, and buttons for everything else', () => {
    const actions: typeof data.navigation.floatingMenu.actions = [
      { label: 'Chat', icon: 'phone', do: 'open-link', link: 'https://chat.example/' },
      { label: 'Up', icon: 'phone', do: 'scroll-to-top' },
    ];
    const html = renderToStaticMarkup(<FloatingActions id="actions" actions={actions} onPerform={() => {}} />);
    expect(html).toMatch(/<a href="https:\/\/chat\.example\/" target="_blank"/);
    expect(count(html, '<button')).toBe(1);
  });
});

describe('Footer', () => {
  it('marks links to the current page, whichever of its paths they use', () => {
    expect(renderToStaticMarkup(<Footer data={data} />)).not.toContain('aria-current');
    const { lists, legal } = data.navigation.footer;
    for (const { link } of [...lists.flatMap(({ links }) => links), ...legal]) {
      const current = mainPathOf(data, link);
      const html = renderToStaticMarkup(<Footer data={data} current={current} />);
      expect(html).toMatch(marked(link));
      expect(footerMarks(data, current)).toContain('page');
    }
    expect(footerMarks(data, '/nowhere').some(Boolean)).toBe(false);
    expect(headerMarks(data, '/nowhere').some(Boolean)).toBe(false);
  });

  it('shows the notice of the site, if it has one', () => {
    const { notice: _, ...site } = data.site;
    const withNotice = { ...data, site: { ...site, notice: 'Made of samples' } };
    const html = renderToStaticMarkup(<Footer data={withNotice} />);
    expect(html).toContain('>Made of samples</p>');
    expect(count(renderToStaticMarkup(<Footer data={{ ...data, site }} />), '<p')).toBe(count(html, '<p') - 1);
  });

  it('shows contact details, every list, the year of the build and the company behind the site', () => {
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
