/** The pages of the made-up site as content of this engine. */
import type { PeerContact, PeerFaqs, PeerGenericPage, PeerHome, PeerLink } from './peer-texts.ts';

/** The longest description of a page that the schema takes. */
const DESCRIPTION = 170;

const action = ({ label, href }: PeerLink) => ({ label, link: href });

/** Titles of the peers end with the name of the site; the engine adds it by itself. */
const described = ({ title, description }: { title: string; description: string }, siteName: string) => ({
  title: title.replace(` | ${siteName}`, '').replace(`${siteName} | `, ''),
  description: description.slice(0, DESCRIPTION),
  image: { image: 'hero-1' },
});

/** The text of a slide in two places, since a slide of this engine has two: no word more and none less. */
function halves(text: string): { subtitle: string; description: string } {
  const words = text.split(' ');
  const middle = Math.ceil(words.length / 2);
  return { subtitle: words.slice(0, middle).join(' '), description: words.slice(middle).join(' ') };
}

/** The home page: five slides that change every six seconds, a text, two cards, a quotation. */
export function homePage(home: PeerHome, siteName: string): object {
  const slides = home.slides.map(({ tab, title, text, image, alt, cta }) => ({
    category: tab,
    title,
    ...halves(text),
    picture: { image, alt },
    action: action(cta),
  }));
  const times = {
    interval: 6000,
    transitionDelay: 50,
    transition: 649,
    progressDesktop: 6000,
    progressMobile: 6000,
  };
  const { intro, cards, quote } = home;
  return {
    ...described(home, siteName),
    blocks: [
      { type: 'hero-carousel', ...times, slides },
      {
        type: 'text-section',
        variant: 'centred',
        heading: { title: intro.title },
        text: intro.paragraphs,
        actions: intro.links.map(action),
      },
      {
        type: 'cards',
        variant: 'grid',
        tone: 'sand',
        cards: cards.map(({ title, text, link }) => ({ title, text, action: action(link) })),
      },
      { type: 'quote', tone: 'accent', ...quote },
    ],
  };
}

/** The page with the form, and with the address beside it. */
export function contactPage(contact: PeerContact, siteName: string): object {
  return {
    ...described(contact, siteName),
    blocks: [
      { type: 'page-hero', variant: 'plain', title: contact.heading, lead: contact.lead },
      { type: 'form', form: 'contact' },
      { type: 'contact-details', tone: 'sand', addressTitle: contact.aside.title, address: contact.aside.lines },
    ],
  };
}

/** The page of questions, of which the first is open. */
export function faqsPage(faqs: PeerFaqs, siteName: string): object {
  return {
    ...described(faqs, siteName),
    blocks: [
      { type: 'page-hero', variant: 'plain', title: faqs.heading, lead: faqs.lead },
      { type: 'accordion', items: { from: 'faqs' }, firstOpen: true },
    ],
  };
}

/** A page of texts and lists. */
export function genericPage(page: PeerGenericPage, siteName: string): object {
  const sections = page.blocks.map((block) => {
    const heading = { title: block.heading };
    return block.type === 'text'
      ? { type: 'text-section', variant: 'centred', heading, text: block.paragraphs }
      : { type: 'cards', variant: 'grid', tone: 'sand', heading, cards: block.items };
  });
  // Two of the made-up pages describe themselves alike, which the check refuses.
  const description = `${page.heading}: ${page.description}`;
  return {
    ...described({ ...page, description }, siteName),
    blocks: [{ type: 'page-hero', variant: 'plain', title: page.heading }, ...sections],
  };
}

/** The page for paths that lead nowhere, which every site of this engine has. */
export function notFoundPage(siteName: string): object {
  const title = 'Page not found';
  return {
    title,
    description: `This page could not be found on the site of ${siteName}.`,
    hidden: true,
    blocks: [{ type: 'page-hero', variant: 'plain', title }],
  };
}
