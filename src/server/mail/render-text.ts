import type { LabelledAnswer, MailContent } from '../../forms/mails/mail-content.ts';
import type { SiteSettings } from '../../generated/types.ts';

/** The company details in the signature of every mail. */
export type SignatureDetails = Pick<SiteSettings, 'legalName' | 'address' | 'phone' | 'email' | 'url'>;

function quoted({ label, value }: LabelledAnswer): string {
  return `${label}:\n${value.replace(/^/gm, '> ')}`;
}

/** A mail as plain text, ending in a line break. Empty parts leave no gap. */
export function renderText(content: MailContent, signature: SignatureDetails): string {
  const { heading, paragraphs, quote, details, buttons, closing, reason } = content;
  const parts = [
    heading,
    ...paragraphs,
    quote ? quoted(quote) : '',
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    // A reply button is not needed here: replying to the mail does the same.
    buttons
      .filter(({ link }) => !link.startsWith('mailto:'))
      .map(({ label, link }) => `${label}: ${link}`)
      .join('\n'),
    closing.join('\n'),
    // What follows this line is a signature, which replies omit (RFC 3676, 4.3).
    `-- \n${[signature.legalName, signature.address.join(', '), signature.phone, signature.email, signature.url].join('\n')}`,
    reason,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
