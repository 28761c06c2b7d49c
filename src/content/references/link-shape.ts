import { nearest } from './nearest.ts';

/** What is wrong with a link, and how to write it. */
export interface LinkFault {
  message: string;
  suggestion: string;
}

/**
 * What is wrong with the way a link is written, if anything, by the link rule of the site:
 * a path, #place, tel:, mailto:, https:// or www., modal: or back:. Paths and places are judged elsewhere.
 * @param paths what can be proposed
 */
export function linkFault(link: string, paths: () => ReadonlySet<string>): LinkFault | undefined {
  if (link !== link.trim())
    return { message: `There is a space before or after the link "${link}".`, suggestion: `Write "${link.trim()}".` };
  if (/^tel:/i.test(link)) return phoneFault(link);
  if (/^mailto:/i.test(link)) return mailFault(link);
  if (/^(https?:\/\/|www\.)/i.test(link)) return addressFault(link);
  return unknownShape(link, paths());
}

function phoneFault(link: string): LinkFault | undefined {
  if (/^tel:\+?[0-9]{3,15}$/.test(link)) return undefined;
  const digits = link.slice('tel:'.length).replace(/[^+0-9]/g, '');
  const message = `Phones cannot dial "${link}": after tel: come a plus sign and digits only, without spaces.`;
  return { message, suggestion: digits.length > 2 ? `Write "tel:${digits}".` : 'Write it as in "tel:+442079460000".' };
}

function mailFault(link: string): LinkFault | undefined {
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/.test(link)) return undefined;
  return { message: `"${link}" holds no e-mail address.`, suggestion: 'Write it as in "mailto:info@company.example".' };
}

function addressFault(link: string): LinkFault | undefined {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  if (!/\s/.test(link) && URL.canParse(address) && /[^.]\.[^.]/.test(new URL(address).hostname)) return undefined;
  return { message: `"${link}" is not a web address.`, suggestion: 'Copy it from the address line of the browser.' };
}

function unknownShape(link: string, paths: ReadonlySet<string>): LinkFault {
  const withSlash = `/${link.replace(/^\/+/, '')}`;
  const path = withSlash.split(/[#?]/)[0] ?? '';
  if (paths.has(path))
    return { message: `The link "${link}" does not begin with a slash.`, suggestion: `Write "${withSlash}".` };
  if (/^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(link))
    return { message: `"${link}" is an e-mail address, not a link.`, suggestion: `Write "mailto:${link}".` };
  if (/^\+?[\d\s()-]{7,}$/.test(link))
    return {
      message: `"${link}" is a phone number, not a link.`,
      suggestion: `Write "tel:${link.replace(/[^+\d]/g, '')}".`,
    };
  const [scheme = '', rest] = link.split(/:(.*)/s);
  const meant = rest === undefined ? undefined : nearest(scheme, ['https', 'http', 'tel', 'mailto', 'modal']);
  if (meant !== undefined)
    return {
      message: `"${link}" is not a link that browsers understand.`,
      suggestion: `Did you mean "${meant}:${meant.startsWith('http') ? `//${rest?.replace(/^\/*/, '')}` : rest}"?`,
    };
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(link))
    return { message: `The web address "${link}" has no https://.`, suggestion: `Write "https://${link}".` };
  const near = nearest(path, paths);
  const suggestion =
    near === undefined
      ? 'Write a path such as /contact, a place such as #form, https://, tel:, mailto: or modal:.'
      : `Did you mean "${near}"?`;
  return { message: `"${link}" is not a link that browsers understand.`, suggestion };
}
