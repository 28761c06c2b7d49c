import { domainToASCII } from 'node:url';

/** Domains of providers that share mailboxes. */
const SAME_DOMAIN: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * A key that is the same for all spellings of an address that lead to one mailbox at large providers: it ignores case,
 * dots and everything after a plus before the @, and treats a domain the same in its own script and as xn--. Only for
 * counting: mails always go to the address as it was typed.
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
