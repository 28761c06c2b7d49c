import type { Letter, LetterLine } from '../../forms/mails/letter.ts';
import type { SiteSettings } from '../../generated/types.ts';

/** The company, as it signs every mail. */
export type LetterSender = Pick<SiteSettings, 'legalName' | 'address' | 'phone' | 'email' | 'url'>;

function quoted({ label, value }: LetterLine): string {
  return `${label}:\n${value.replace(/^/gm, '> ')}`;
}

/** A mail as plain text, ending in a line break. What is empty leaves no gap. */
export function letterText(letter: Letter, sender: LetterSender): string {
  const { heading, paragraphs, quote, details, buttons, closing, reason } = letter;
  const parts = [
    heading,
    ...paragraphs,
    quote ? quoted(quote) : '',
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    // An answer to the mail does the same as a button that begins one.
    buttons
      .filter(({ link }) => !link.startsWith('mailto:'))
      .map(({ label, link }) => `${label}: ${link}`)
      .join('\n'),
    closing.join('\n'),
    // What follows this line is a signature: answers leave it out (RFC 3676, 4.3).
    `-- \n${[sender.legalName, sender.address.join(', '), sender.phone, sender.email, sender.url].join('\n')}`,
    reason,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
