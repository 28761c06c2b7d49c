/** Writes the made-up site of the peers as a content folder of this engine. Written while measuring, never kept. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/root.ts';
import { contactForm, MESSAGES, optionLists } from './peer-form.ts';
import { contactPage, faqsPage, genericPage, homePage, notFoundPage } from './peer-pages.ts';
import { type PeerLink, type PeerSite, type PeerTexts, readPeerTexts } from './peer-texts.ts';

/** Kinds of content that the made-up site has none of. */
const EMPTY = ['collections/articles', 'collections/categories', 'collections/leaders', 'collections/openings'].concat([
  'collections/projects',
  'emails',
  'modals',
]);

const ownFile = (name: string) => JSON.parse(readFileSync(path.join(ROOT, 'site-config', name), 'utf8'));
const menuLink = ({ label, href }: PeerLink) => ({ label, link: href });

function siteSettings({ name, url, description, phone, email }: PeerSite, { lines }: PeerTexts['contact']['aside']) {
  return {
    name,
    legalName: name,
    url,
    language: 'en-KE',
    titleTemplate: `%s | ${name}`,
    description,
    email,
    inbox: email,
    phone,
    phoneLink: phone.replaceAll(' ', ''),
    address: lines,
    city: 'Nairobi',
    hours: [],
    image: { image: 'hero-1' },
    social: [],
  };
}

/** The header with its two menus, and the footer; the mark of this engine's own site stands for the peers' name in words. */
function navigation({ name, nav, footer, legal, description }: PeerSite) {
  const [copyright = legal, ...rest] = legal.split('. ');
  return {
    logo: { onLight: 'logo-on-light.svg', onDark: 'logo-on-dark.svg', alt: name, link: '/' },
    topBar: [],
    main: nav.map(({ label, href, children }) => ({
      label,
      ...(href && { link: href }),
      ...(children && { entries: children.map(menuLink) }),
    })),
    dropdownCloseDelay: 150,
    search: false,
    footer: {
      blurb: description,
      lists: footer.map(({ title, links }) => ({ title, links: links.map(menuLink) })),
      contactTitle: 'Contact',
      socialTitle: 'Social',
      legal: [],
      copyright: `${copyright}.`,
      credit: { label: rest.join('. '), link: '/' },
    },
    floatingMenu: { showAfter: 100, throttle: 100, actions: [{ label: 'Top', icon: 'arrow-up', do: 'scroll-to-top' }] },
    readingProgress: { show: false, throttle: 100 },
  };
}

const routes = ({ pages }: PeerTexts) => ({
  routes: [
    { paths: ['/'], page: 'home' },
    { paths: ['/contact'], page: 'contact' },
    { paths: ['/faqs'], page: 'faqs' },
    ...pages.map(({ slug }) => ({ paths: [`/p/${slug}`], page: slug })),
  ],
  notFound: 'not-found',
});

/** The files of the content folder: content by name. */
function filesOf(texts: PeerTexts): Record<string, object> {
  const { site, home, contact, faqs, pages } = texts;
  const questions = faqs.items.map(({ q, a }, index) => [
    `collections/faqs/question-${index + 1}.json`,
    { order: index + 1, category: 'Questions', question: q, answer: [a] },
  ]);
  return {
    'site.json': siteSettings(site, contact.aside),
    'facts.json': {},
    'navigation.json': navigation(site),
    'routes.json': routes(texts),
    // The peers have no web fonts.
    'theme.json': { ...ownFile('theme.json'), fonts: { display: { family: 'system' }, text: { family: 'system' } } },
    'messages.json': { words: ownFile('messages.json').words, messages: MESSAGES },
    'images.json': Object.fromEntries(
      home.slides.map(({ image, alt }) => [image, { alt, focus: [50, 50], color: '#5d9646' }]),
    ),
    'pages/home.json': homePage(home, site.name),
    'pages/contact.json': contactPage(contact, site.name),
    'pages/faqs.json': faqsPage(faqs, site.name),
    'pages/not-found.json': notFoundPage(site.name),
    'forms/contact.json': contactForm(contact),
    ...Object.fromEntries(optionLists(contact).map(([name, list]) => [`options/${name}.json`, list])),
    ...Object.fromEntries(pages.map((page) => [`pages/${page.slug}.json`, genericPage(page, site.name)])),
    ...Object.fromEntries(questions),
  };
}

/**
 * Writes the content folder.
 * @param folder is made
 * @param lab where the peers were prepared: their texts and pictures are read from there
 */
export function writePeerContent(folder: string, lab: string): void {
  const texts = readPeerTexts(path.join(lab, 'astro-react/content'));
  for (const [name, content] of Object.entries(filesOf(texts))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, null, 2));
  }
  for (const name of EMPTY) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['integrations.json', 'server-messages.json'])
    cpSync(path.join(ROOT, 'site-config', name), path.join(folder, name));
  mkdirSync(path.join(folder, 'images'));
  for (const { image } of texts.home.slides) {
    const master = path.join(lab, 'shared/img', `${image}-1600.webp`);
    copyFileSync(master, path.join(folder, 'images', `${image}.webp`));
  }
}
