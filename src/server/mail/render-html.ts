import { escapeHtml } from '../../contracts/escape-html.ts';
import type { MailTemplates } from '../../contracts/server-config.ts';
import type { MailContent } from '../../forms/mails/mail-content.ts';

/** Fills the placeholders of a template in one pass: inserted text is never scanned again. */
function put(piece: string, values: Record<string, string>): string {
  return piece.replace(/\{([a-z]+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? mark) : mark,
  );
}

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
  const rows = details.map((detail) => put(pieces.detail, line(detail))).join('');
  const parts = [
    ...paragraphs.map((text) => put(pieces.paragraph, { text: escapeLines(text) })),
    quote ? put(pieces.quote, line(quote)) : '',
    rows === '' ? '' : put(pieces.details, { rows }),
    ...buttons.map(({ label, link }, place) =>
      put(place === 0 ? pieces.button : pieces.link, { label: escapeHtml(label), link: escapeHtml(link) }),
    ),
    closing.length === 0 ? '' : put(pieces.closing, { lines: lines(closing) }),
  ];
  return put(pieces.frame, {
    subject: escapeHtml(subject),
    preview: escapeHtml(preview),
    heading: escapeHtml(heading),
    content: parts.join(''),
    reason: escapeHtml(reason),
  });
}
