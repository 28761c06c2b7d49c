import { isSubmissionId, submissionId } from '../rules/index.ts';
import type { Memory } from '../view/tab-memory.ts';
import type { BrowserPorts } from './browser-ports.ts';
import { fingerprint } from './fingerprint.ts';
import { isRecord } from './is-record.ts';

/** As Date writes it. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What identifies a filled form, from its first sending to its success, over all retries and reloads. */
export interface Reference {
  submissionId: string;
  /** ISO 8601, of the first sending. */
  timestamp: string;
  /** Whether a copy was downloaded already. */
  copied: boolean;
  /** The templates whose mails went out already. */
  mailed: string[];
}

/** A reference as it is kept, with the mark of the content it belongs to. */
interface Kept extends Reference {
  content: string;
}

/** Stores the reference of the form's current values. */
export interface References {
  /** The reference of this content: the same one until the content changes or was sent. */
  of: (content: string) => Reference;
  /** Writes down what was done under the reference given last. */
  note: (done: Partial<Pick<Reference, 'copied' | 'mailed'>>) => void;
  /** The content was sent, or its number is taken: the next one is a new submission. */
  close: () => void;
}

/** A kept reference, if the value is one with this prefix. */
function readKept(value: unknown, prefix: string): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { submissionId: id, timestamp, copied, mailed, content } = value;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof content !== 'string') return undefined;
  if (!isSubmissionId(prefix, id) || !ISO_TIME.test(timestamp) || !Array.isArray(mailed)) return undefined;
  const templates = mailed.filter((one) => typeof one === 'string');
  return { submissionId: id, timestamp, copied: copied === true, mailed: templates, content };
}

/** Starts with what the memory holds, if it fits; `prefix` is the form's idPrefix. */
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
