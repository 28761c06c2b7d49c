import { formatDay } from '../contracts/format-day.ts';
import type { DocumentFile } from '../contracts/resolved.ts';

interface DocumentFactsProps {
  file: DocumentFile;
  /** With {pages}, {size} and {date}. */
  text: string;
  locale: string;
  className?: string | undefined;
}

/** How long, how large and how old a document is; nothing while editing, when it is not made yet. */
export function DocumentFacts({ file: { made, date }, text, locale, className }: DocumentFactsProps) {
  if (!made) return null;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(made.bytes / 1000));
  const words = text
    .replace('{pages}', String(made.pages))
    .replace('{size}', size)
    .replace('{date}', formatDay(date, locale));
  return <span className={className}>{words}</span>;
}
