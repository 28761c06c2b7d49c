import { domainToASCII } from 'node:url';

/** Providers that lead two domains to one mailbox. */
const SAME_DOMAIN: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * What the spellings of an address have in common that lead to one mailbox at large providers: case, dots and what
 * follows a plus do not count before the @; after it a domain is the same in its own script and as xn--. Only for
 * counting: a mail always goes to the address as it was typed.
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFKC').toLowerCase();
  const typed = address
    .slice(at + 1)
    .normalize('NFKC')
    .replace(/\.$/, '');
  const domain = domainToASCII(typed) || typed.toLowerCase();
  const [name = ''] = local.split('+');
  const mailbox = name.replaceAll('.', '');
  return `${mailbox === '' ? local : mailbox}@${SAME_DOMAIN[domain] ?? domain}`;
}
