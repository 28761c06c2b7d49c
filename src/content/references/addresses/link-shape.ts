import { type Advice, nearest, suggestWriting } from '../suggestions.ts';

/** What is wrong with a link, and how to write it. */
export interface LinkShapeIssue extends Advice {
  message: string;
}

/**
 * What is wrong with the form of a link, if anything. The site's links are a path, #anchor, tel:, mailto:, https:// or
 * www., modal: or back:. Whether paths and anchors exist is checked elsewhere.
 * @param paths the paths that can be suggested
 */
export function linkShapeIssue(link: string, paths: () => ReadonlySet<string>): LinkShapeIssue | undefined {
  if (link !== link.trim())
    return { message: `There is a space before or after the link "${link}".`, ...suggestWriting(link.trim()) };
  if (/^tel:/i.test(link)) return phoneFault(link);
  if (/^mailto:/i.test(link)) return mailFault(link);
  if (/^(https?:\/\/|www\.)/i.test(link)) return addressFault(link);
  return unknownShape(link, paths());
}

function phoneFault(link: string): LinkShapeIssue | undefined {
  if (/^tel:\+?[0-9]{3,15}$/.test(link)) return undefined;
  const digits = link
    .slice('tel:'.length)
    .replace(/(?<=^\+\d+ ?)\(0\)/, '')
    .replace(/[^+0-9]|(?<=\+)\+/g, '');
  const message = `Phones cannot dial "${link}": after tel:, write a plus sign and digits only, without spaces.`;
  return {
    message,
    ...(digits.length > 2
      ? suggestWriting(`tel:${digits}`)
      : { suggestion: 'Write a link such as "tel:+442079460000".' }),
  };
}

function mailFault(link: string): LinkShapeIssue | undefined {
  if (/^mailto:[^\s@?/,;]+@[^\s@?/,;]+\.[^\s@?/,;]+(\?\S*)?$/.test(link)) return undefined;
  const bare = link.replace(/^mailto:\/*/i, '').replaceAll(' ', '');
  const advice = isMail(bare)
    ? suggestWriting(`mailto:${bare}`)
    : { suggestion: 'Write a link such as "mailto:info@company.example".' };
  return { message: `"${link}" contains no email address.`, ...advice };
}

const isMail = (text: string) => /^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(text);

function addressFault(link: string): LinkShapeIssue | undefined {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  if (!/\s/.test(link) && URL.canParse(address) && /[^.]\.[^.]/.test(new URL(address).hostname)) return undefined;
  const meant = repaired(address);
  const advice =
    meant === undefined ? { suggestion: 'Copy it from the address bar of the browser.' } : suggestWriting(meant);
  return { message: `"${link}" is not a web address.`, ...advice };
}

/** An address without typing mistakes such as a doubled https://; undefined if more than that is wrong. */
function repaired(address: string): string | undefined {
  const bare = address.replace(/^(?:https?:\/*)+/i, 'https://').replace(/,(?=\w{2,}(?:\/|$))/, '.');
  const whole = bare
    .replace(/\.{2,}/g, '.')
    .replace(/^https:\/\/wa\.me\/\+?([\d ]+)$/, (_, figures: string) => `https://wa.me/${figures.replaceAll(' ', '')}`);
  const isWhole = whole !== address && !/\s/.test(whole) && URL.canParse(whole);
  return isWhole && /[^.]\.[^.]/.test(new URL(whole).hostname) ? whole : undefined;
}

function unknownShape(link: string, paths: ReadonlySet<string>): LinkShapeIssue {
  const withSlash = `/${link.replace(/^\/+/, '')}`;
  const path = withSlash.split(/[#?]/)[0] ?? '';
  if (paths.has(path))
    return { message: `The link "${link}" does not begin with a slash.`, ...suggestWriting(withSlash) };
  if (isMail(link))
    return { message: `"${link}" is an email address, not a link.`, ...suggestWriting(`mailto:${link}`) };
  const figures = link.replace(/[^+\d]/g, '');
  if (/^\+?[\d\s()-]{7,}$/.test(link))
    return { message: `"${link}" is a phone number, not a link.`, ...suggestWriting(`tel:${figures}`) };
  if (/^whatsapp:/i.test(link) && figures.length > 7)
    return {
      message: `"${link}" does not work in most browsers.`,
      ...suggestWriting(`https://wa.me/${figures.replace('+', '')}`),
    };
  if (/^@[\w.]+$/.test(link))
    return {
      message: `"${link}" is a social network name, not a link.`,
      suggestion: `Open the page of ${link}, and copy its address from the browser: https://…`,
    };
  if (/^javascript:\s*(?:window\.)?history\.(?:back\(|go\(-1)/i.test(link))
    return { message: `"${link}" is a program, and links cannot contain programs.`, ...suggestWriting('back:') };
  const file = /^(?:file:|[a-z]:[\\/]|\\\\).*?([^\\/]+\.\w+)$/i.exec(link)?.[1];
  if (file !== undefined) return ownFile(link, file);
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(link) && !/\.(?:json|html?|pdf)$/.test(link))
    return { message: `The web address "${link}" has no https://.`, ...suggestWriting(`https://${link}`) };
  return { message: `"${link}" is not a link that browsers understand.`, ...shapeAdvice(link, path, paths) };
}

/** The issue for a link to a file on the author's own computer. */
function ownFile(link: string, file: string): LinkShapeIssue {
  const name = file.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
  return {
    message: `"${link}" is a file on your own computer; nobody else can open it.`,
    suggestion: `Put the file into public/ as ${name}, and write "/${name}".`,
  };
}

function shapeAdvice(link: string, path: string, paths: ReadonlySet<string>): Advice {
  const page = `/${link.replace(/^(?:\.*\/)*(?:pages\/)?/, '').replace(/\.(?:json|html?)$/, '')}`;
  if (paths.has(page)) return suggestWriting(page);
  const [scheme = '', rest] = link.split(/:?\/\/(.*)|:(.*)/s).filter((part) => part !== undefined);
  const meant = rest === undefined ? undefined : nearest(scheme, ['https', 'http', 'tel', 'mailto', 'modal']);
  if (meant !== undefined) {
    const right = `${meant}:${meant.startsWith('http') ? `//${rest?.replace(/^\/*/, '')}` : rest}`;
    return { suggestion: `Did you mean "${right}"?`, meant: right };
  }
  const near = nearest(path, paths);
  return near === undefined
    ? { suggestion: 'Write a path such as /contact, a place such as #form, https://, tel:, mailto: or modal:.' }
    : { suggestion: `Did you mean "${near}"?`, meant: near };
}
