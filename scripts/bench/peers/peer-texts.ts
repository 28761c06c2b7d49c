/** The texts of the made-up site that every peer builds, read from the folder that holds the peers. None of them lie here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PeerLink {
  label: string;
  href: string;
}

export interface PeerSite {
  name: string;
  url: string;
  description: string;
  phone: string;
  email: string;
  nav: { label: string; href?: string; children?: PeerLink[] }[];
  footer: { title: string; links: PeerLink[] }[];
  legal: string;
}

interface PeerPage {
  title: string;
  description: string;
}

export interface PeerHome extends PeerPage {
  slides: { tab: string; image: string; alt: string; title: string; text: string; cta: PeerLink }[];
  intro: { title: string; paragraphs: string[]; links: PeerLink[] };
  cards: { title: string; text: string; link: PeerLink }[];
  quote: { text: string; by: string; role: string };
}

export interface PeerField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'select' | 'checkboxes' | 'textarea';
  required?: boolean;
  autocomplete?: string;
  hint?: string;
  minLength?: number;
  options?: string[];
}

export interface PeerContact extends PeerPage {
  heading: string;
  lead: string;
  form: { submit: string; success: string; failure: string; fields: PeerField[] };
  aside: { title: string; lines: string[] };
}

export interface PeerFaqs extends PeerPage {
  heading: string;
  lead: string;
  items: { q: string; a: string }[];
}

export interface PeerGenericPage extends PeerPage {
  slug: string;
  heading: string;
  blocks: (
    | { type: 'text'; heading: string; paragraphs: string[] }
    | { type: 'features'; heading: string; items: { title: string; text: string }[] }
  )[];
}

/** Everything that the made-up site says. */
export interface PeerTexts {
  site: PeerSite;
  home: PeerHome;
  contact: PeerContact;
  faqs: PeerFaqs;
  pages: PeerGenericPage[];
}

/**
 * Reads the texts.
 * @param content the folder `content` of a prepared peer, with its generic pages
 */
export function readPeerTexts(content: string): PeerTexts {
  const read = (name: string) => JSON.parse(readFileSync(path.join(content, name), 'utf8'));
  const pages = readdirSync(path.join(content, 'pages')).sort();
  return {
    site: read('site.json'),
    home: read('home.json'),
    contact: read('contact.json'),
    faqs: read('faqs.json'),
    pages: pages.map((name) => read(path.join('pages', name))),
  };
}
