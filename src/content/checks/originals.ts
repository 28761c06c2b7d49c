import type { ContentFile } from '../read/files.ts';

/** Names that people and programs give to copies: faqs-copy, faqs-2, copy-of-faqs. */
const COPY = /^(?:copy|kopi|nakala|duplicate)-|-(?:copy|kopi|nakala|duplicate|[1-9])$/;

/** One of several files with the same text. */
export interface Candidate {
  file: ContentFile;
  /** Its title, or the name of its subject. */
  title: string;
  /** How many places refer to it. */
  uses?: number;
  /** How many words the repeated text shares with what else the file is about. */
  fit?: number;
}

/**
 * Orders files with the same text so that the original comes first: copies often have a typical name, the text fits
 * what else the original says, a file is usually named after its own title, and other content refers to what has
 * existed for longer.
 */
export function originalFirst(one: Candidate, other: Candidate): number {
  return (
    Number(COPY.test(one.file.id)) - Number(COPY.test(other.file.id)) ||
    (other.fit ?? 0) - (one.fit ?? 0) ||
    likeness(other) - likeness(one) ||
    (other.uses ?? 0) - (one.uses ?? 0) ||
    (one.file.id < other.file.id ? -1 : 1)
  );
}

/** How many of the words of a file's name are in its title, from 0 to 1. */
function likeness({ file, title }: Candidate): number {
  const words = file.id.split('-');
  const titleLower = title.toLowerCase();
  return words.filter((word) => titleLower.includes(word)).length / words.length;
}
