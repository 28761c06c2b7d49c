/** The meaning of a link in content, for every link and button of the site. */
export type LinkTarget =
  | { kind: 'page' | 'place' | 'call'; href: string }
  | { kind: 'elsewhere'; href: string }
  | { kind: 'dialog'; id: string }
  | { kind: 'back' }
  | { kind: 'coming-soon' };

/**
 * Parses a link as written in content: a path, `#place`, `tel:`, `mailto:`, `https://`, `www.`, `modal:name`, `back:`,
 * or nothing (empty or `#`).
 */
export function linkTarget(link: string): LinkTarget {
  if (link === '' || link === '#') return { kind: 'coming-soon' };
  if (link === 'back:') return { kind: 'back' };
  if (link.startsWith('modal:')) return { kind: 'dialog', id: `modal-${link.slice('modal:'.length)}` };
  if (link.startsWith('#')) return { kind: 'place', href: link };
  if (/^(tel|mailto):/.test(link)) return { kind: 'call', href: link };
  if (link.startsWith('www.')) return { kind: 'elsewhere', href: `https://${link}` };
  if (/^https?:\/\//.test(link)) return { kind: 'elsewhere', href: link };
  // A document is not a page: it opens in a new tab.
  if (/^\/[^?#]*\.pdf$/.test(link)) return { kind: 'elsewhere', href: link };
  return { kind: 'page', href: link };
}
