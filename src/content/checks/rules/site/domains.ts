import { textProperty } from '../../../read/json.ts';
import { isPrivateMailbox } from '../../../references/addresses/private-mailbox.ts';
import { editDistance } from '../../../references/suggestions.ts';
import type { Rule } from '../../rule.ts';

/** Checks that the site and its mail addresses are at one domain: probably only one of them was changed, or misspelt. */
export const rule: Rule = {
  codes: { 'mail-at-another-domain': 'warning' },
  files: 'site',
  *onDocument({ data }) {
    const [email, inbox] = ['email', 'inbox'].map((name) => textProperty(data, name)?.split('@')[1]?.toLowerCase());
    const url = textProperty(data, 'url') ?? '';
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
    if (email === undefined || host === undefined || email === host) return;
    if (email === inbox && editDistance(email, host) === 1)
      yield {
        pointer: '/url',
        code: 'mail-at-another-domain',
        message: `The site is at ${host}, but its mail addresses are at ${email}: one of the two looks misspelt.`,
        suggestion: `Write "${url.replace(host, email)}", or correct "email" and "inbox".`,
      };
    if (inbox !== host) return;
    // Subdomains belong to the domain, and private mailboxes are checked by another rule.
    if (email.endsWith(`.${host}`) || isPrivateMailbox(textProperty(data, 'email') ?? '', data)) return;
    yield {
      pointer: '/email',
      code: 'mail-at-another-domain',
      message: `Visitors would write to ${email}, but the site and the inbox are at ${host}.`,
      suggestion: `Write an address at ${host}, or change "url" and "inbox", too, if the company has moved.`,
    };
  },
};
