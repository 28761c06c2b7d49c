import type { MessageName } from '../http/http-error.ts';
import type { Channel } from '../storage/deliveries.ts';

/**
 * Outcomes of a submitted form. `quarantined`: stored, but probably sent by a robot. `refused`: the visitor was told
 * why. `failed`: an error of ours, and nothing was stored.
 */
export const SUBMISSION_OUTCOMES = ['stored', 'repeated', 'conflict', 'refused', 'quarantined', 'failed'] as const;
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

/**
 * Outcomes of one attempt to deliver. `dead`: it was the last attempt. `withdrawn`: the delivery was erased or
 * cancelled meanwhile.
 */
export const DELIVERY_OUTCOMES = ['delivered', 'retried', 'dead', 'withdrawn'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** The verdict on a document: accepted, the message that refuses it, or that it could not be read. */
export type DocumentOutcome = 'accepted' | 'failed' | MessageName;

/** The scanner's verdict on a document, or that it could not be scanned. */
export const SCAN_OUTCOMES = ['clean', 'infected', 'unavailable'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/**
 * Receives events and counts them. All labels come from code or configuration, never from a visitor, so that their
 * number is bounded and none is personal. No method throws or waits.
 */
export interface Metrics {
  /** The framework responded. `route` is the pattern of the URL; undefined if none matches. */
  requestAnswered(route: string | undefined, method: string, status: number, seconds: number): void;
  /** A file was served from memory, which happens thousands of times per second. */
  cachedFileAnswered(method: string | undefined, status: number): void;
  requestRefused(reason: MessageName): void;
  /** `form` is the id of a form in the configuration; undefined if it was refused before that was known. */
  submissionHandled(form: string | undefined, outcome: SubmissionOutcome): void;
  /** `attempts` includes the one that has ended. */
  deliveryEnded(channel: Channel, outcome: DeliveryOutcome, attempts: number): void;
  /** `type` is an extension that the form allows, `seconds` the time until the verdict, waiting included. */
  documentRead(type: string, outcome: DocumentOutcome, seconds: number): void;
  documentScanned(outcome: ScanOutcome, seconds: number): void;
  /** Sets the number of bodies being received that may contain a document. */
  setBodiesInMemory(count: number): void;
  /** Everything older than the retention period has been erased. */
  purged(now: Date): void;
}

const ignore = () => {};

/** Counts nothing: for servers without METRICS_PORT. */
export const noMetrics: Metrics = {
  requestAnswered: ignore,
  cachedFileAnswered: ignore,
  requestRefused: ignore,
  submissionHandled: ignore,
  deliveryEnded: ignore,
  documentRead: ignore,
  documentScanned: ignore,
  setBodiesInMemory: ignore,
  purged: ignore,
};
