import { submissionId } from '../rules/index.ts';
import type { Surroundings } from './surroundings.ts';

/** What identifies a filled form, from its first sending to its success, over all retries. */
export interface Reference {
  submissionId: string;
  /** ISO 8601, of the first sending. */
  timestamp: string;
  /** Whether a copy was downloaded already. */
  copied: boolean;
  /** The templates whose mails went out already. */
  mailed: Set<string>;
}

/** Keeps the reference of what stands in a form. */
export interface References {
  /** The reference of this content: the same one until the content changes or was sent. */
  of: (content: string) => Reference;
  /** The content was sent: whatever is sent next is a new submission. */
  close: () => void;
}

/** Starts without a reference; `prefix` is the form's idPrefix. */
export function createReferences(prefix: string, { now, random }: Pick<Surroundings, 'now' | 'random'>): References {
  let current: { content: string; reference: Reference } | undefined;

  const create = (): Reference => {
    const time = now();
    return {
      submissionId: submissionId(prefix, time, random),
      timestamp: new Date(time).toISOString(),
      copied: false,
      mailed: new Set(),
    };
  };

  return {
    of: (content) => {
      if (current?.content !== content) current = { content, reference: create() };
      return current.reference;
    },
    close: () => {
      current = undefined;
    },
  };
}
