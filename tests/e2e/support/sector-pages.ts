/** The expected links, texts and entries of each informational page (specification 2.4 to 2.18 and 2.24). */
import type { Block } from '../../../src/generated/types.ts';
import { site } from './content.ts';
import { fact, factInText } from './texts.ts';

export type Kind = Block['type'];

/** A link required by the specification. Without a name its text is free; without a section, its position. */
export interface Way {
  to: string;
  name?: string | RegExp;
  in?: Kind;
  newTab?: true;
}

/** What a page must contain. */
export interface Screen {
  ways?: Way[];
  /** Texts in a kind of section. */
  says?: [Kind, (string | RegExp)[]][];
  /**
   * The minimum number of entries in a kind of section: staff may add some; several numbers are for several sections of
   * that kind.
   */
  entries?: [Kind, number[]][];
}

const call = `tel:${site.phoneLink}`;
const ADDRESS = [site.legalName, 'P.O. Box 00000-00100', 'Nairobi, Kenya'];
const SERVICES = ['properties', 'farmers', 'bookings', 'construction', 'procurement'].map(
  (name) => `/services/${name}`,
);
const within = (kind: Kind, targets: string[]): Way[] => targets.map((to) => ({ to, in: kind }));

/** By path. Pages for which the specification requires no link, text or number are omitted. */
export const SCREENS: Record<string, Screen> = {
  '/': {
    ways: [
      ...within('text-section', ['/investors', '/contact']),
      ...within('cards', ['/smart-homes', '/innovation/articles']),
      ...within('quote', ['/about/company']),
    ],
    entries: [['cards', [2]]],
  },
  '/about': {
    ways: [
      ...within('cards', [...SERVICES, '/investors', '/impact', '/innovation']),
      { to: '/about/leadership' },
      { to: '/contact' },
    ],
    says: [['metrics', ['500+', '98%+', '5', '100+']]],
    entries: [['cards', [5, 3]]],
  },
  '/about/leadership': { ways: [{ to: '/investors' }], entries: [['profiles', [5]]] },
  '/smart-homes': {
    ways: [
      ...within('page-hero', ['/services/construction']),
      { to: '/market-welcome', in: 'page-hero', newTab: true },
      { to: fact('smartHomesGuide'), in: 'cards', newTab: true },
      ...within('cards', ['/investors', '/careers']),
      { to: '/contact', name: /consultation/i },
    ],
    entries: [
      ['metrics', [4]],
      ['steps', [3]],
      ['cards', [3]],
    ],
  },
  '/services/properties': {
    ways: [
      { to: '/contact', name: /consultation/i, in: 'page-hero' },
      ...within('cards', ['/smart-homes', '/contact']),
      { to: '/services/construction' },
      { to: '/resources' },
    ],
    says: [['metrics', ['5+', '98%+', '285%', '79.5%']]],
    entries: [['cards', [3, 3]]],
  },
  '/services/farmers': { says: [['metrics', ['500+', 'KES 20M', 'KES 80M', '1,500+', '6', '150+', '50+', '100+']]] },
  '/services/construction': { ways: [{ to: '#project-inquiry' }] },
  '/services/procurement': {
    ways: within('directory', ['/services/farmers', '/services/construction', '/smart-homes', '/contact']),
    says: [['metrics', ['95%', '48hr', '15+']]],
  },
  '/innovation': { says: [['metrics', ['98%+', 'occupancy versus a 70% average']]] },
  '/projects': { entries: [['projects', [3]]] },
  '/impact': { ways: [{ to: '#support-mission', in: 'page-hero' }, { to: '/services/farmers' }] },
  '/strategic-investors': {
    ways: [
      { to: '/contact', name: 'Schedule a Meeting', in: 'page-hero' },
      { to: '/resources', name: 'View Investor Resources', in: 'page-hero' },
      { to: call, name: site.phone, in: 'contact-details' },
    ],
    says: [
      ['page-hero', [factInText('fundingRound')]],
      ['contact-details', ['Head office', ...ADDRESS, 'Monday–Friday', '8AM–6PM']],
    ],
  },
  '/careers': {
    ways: within('page-hero', ['#openings', '#expert-application']),
    says: [['cards', ['Smart Home Engineers', 'Construction Managers', 'Certified Contractors', 'BnB Hosts']]],
    entries: [
      ['cards', [4]],
      ['openings', [2]],
    ],
  },
  '/contact': {
    ways: [
      { to: call, name: `Call ${site.phone}`, in: 'contact-details' },
      { to: call, name: site.phone, in: 'contact-details' },
      {
        to: 'https://www.openstreetmap.org/?mlat=-1.2864&mlon=36.8172#map=14/-1.2864/36.8172',
        in: 'map',
        newTab: true,
      },
    ],
    says: [
      ['contact-details', ['Head office', ...ADDRESS]],
      ['contact-details', ['Monday to Friday', '8:00–18:00', 'Saturday', '9:00–16:00', 'Sunday', 'Closed']],
    ],
  },
  '/resources': {
    ways: [
      { to: fact('investorPitch'), name: 'Request Access Investor pitch document', newTab: true },
      { to: fact('smartHomesGuide'), name: 'Request Access Smart homes project guide', newTab: true },
      { to: '/local-websites', name: 'Request Access Bulk procurement catalogue' },
      { to: '/contact', name: 'Contact Our Team' },
    ],
    says: [
      ['directory', ['Our Investors', 'Investor pitch document']],
      ['directory', ['Property Owners', 'Smart homes project guide']],
      ['directory', ['Corporate & Institutional Clients', 'Bulk procurement catalogue']],
    ],
  },
  '/local-websites': { ways: [{ to: '/contact', name: /quote/i }, { to: call }], entries: [['directory', [6]]] },
  '/faqs': {
    ways: [
      { to: '/contact', name: 'Schedule Consultation', in: 'call-to-action' },
      { to: '/', name: /^Learn More/, in: 'call-to-action' },
    ],
    says: [['call-to-action', ['Access more']]],
  },
};
