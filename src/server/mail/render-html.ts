import { escapeHtml } from '../../contracts/escape-html.ts';
import { fillPlaceholders } from '../../contracts/fill-placeholders.ts';
import type { MailTemplates } from '../../contracts/server-config.ts';
import type { MailContent } from '../../forms/mails/mail-content.ts';

function escapeLines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}

/** A mail as HTML: the templates of the build with escaped values. */
export function renderHtml(content: MailContent, pieces: MailTemplates): string {
  const { subject, preview, heading, paragraphs, quote, details, buttons, closing, reason } = content;
  const lines = (texts: string[]) => texts.map(escapeLines).join('<br>');
  const line = ({ label, value }: { label: string; value: string }) => ({
    label: escapeHtml(label),
    value: escapeLines(value),
  });
  const rows = details.map((detail) => fillPlaceholders(pieces.detail, line(detail))).join('');
  const parts = [
    ...paragraphs.map((text) => fillPlaceholders(pieces.paragraph, { text: escapeLines(text) })),
    quote ? fillPlaceholders(pieces.quote, line(quote)) : '',
    rows === '' ? '' : fillPlaceholders(pieces.details, { rows }),
    ...buttons.map(({ label, link }, place) =>
      fillPlaceholders(place === 0 ? pieces.button : pieces.link, { label: escapeHtml(label), link: escapeHtml(link) }),
    ),
    closing.length === 0 ? '' : fillPlaceholders(pieces.closing, { lines: lines(closing) }),
  ];
  return fillPlaceholders(pieces.frame, {
    subject: escapeHtml(subject),
    preview: escapeHtml(preview),
    heading: escapeHtml(heading),
    content: parts.join(''),
    reason: escapeHtml(reason),
  });
}
