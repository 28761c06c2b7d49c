import { isSubmissionId, submissionId } from '../rules/index.ts';
import type { Memory } from '../view/tab-memory.ts';
import type { BrowserPorts } from './browser-ports.ts';
import { fingerprint } from './fingerprint.ts';
import { isRecord } from './is-record.ts';

/** The format of `Date.toISOString`. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Identifies a filled-in form from the first attempt to its success, across retries and reloads. */
export interface Reference {
  submissionId: string;
  /** ISO 8601, of the first attempt. */
  timestamp: string;
  /** Whether a copy was already downloaded. */
  copied: boolean;
  /** The templates whose mails were already sent. */
  mailed: string[];
}

/** A stored reference, with the fingerprint of the content it belongs to. */
interface Kept extends Reference {
  content: string;
}

/** Manages the reference of the form's current content. */
export interface References {
  /** The reference of this content: the same until the content changes or has been sent. */
  of: (content: string) => Reference;
  /** Records completed steps under the last reference. */
  note: (done: Partial<Pick<Reference, 'copied' | 'mailed'>>) => void;
  /** Call it after the content was sent, or if its id is already in use: the next attempt is a new submission. */
  close: () => void;
}

/** A stored reference, if the value is one with this prefix. */
function readKept(value: unknown, prefix: string): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { submissionId: id, timestamp, copied, mailed, content } = value;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof content !== 'string') return undefined;
  if (!isSubmissionId(prefix, id) || !ISO_TIME.test(timestamp) || !Array.isArray(mailed)) return undefined;
  const templates = mailed.filter((one) => typeof one === 'string');
  return { submissionId: id, timestamp, copied: copied === true, mailed: templates, content };
}

/** Starts with the reference in `memory`, if that is valid. `prefix` is the form's idPrefix. */
export function createReferences(
  prefix: string,
  { now, random }: Pick<BrowserPorts, 'now' | 'random'>,
  memory: Memory,
): References {
  let current: Kept | undefined;

  const keep = (reference: Kept) => {
    current = reference;
    memory.keep(reference);
    return reference;
  };
  const create = (content: string): Kept => {
    const time = now();
    return {
      submissionId: submissionId(prefix, time, random),
      timestamp: new Date(time).toISOString(),
      copied: false,
      mailed: [],
      content,
    };
  };
  return {
    of: (text) => {
      const content = fingerprint(text);
      const last = current ?? readKept(memory.read(), prefix);
      return keep(last?.content === content ? last : create(content));
    },
    note: (done) => {
      if (current) keep({ ...current, ...done });
    },
    close: () => {
      current = undefined;
      memory.forget();
    },
  };
}
