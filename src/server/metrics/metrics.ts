import type { MessageName } from '../http/refusal.ts';
import type { Channel } from '../storage/storage.ts';

/**
 * What became of a form that was sent. `quarantined`: stored, but a robot seems to have sent it. `refused`: the visitor
 * was told why. `failed`: a fault of ours, and nothing was stored.
 */
export const SUBMISSION_OUTCOMES = ['stored', 'repeated', 'conflict', 'refused', 'quarantined', 'failed'] as const;
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

/** How one attempt to deliver ended. `dead`: it was the last. `withdrawn`: it was not to be sent any more. */
export const DELIVERY_OUTCOMES = ['delivered', 'retried', 'dead', 'withdrawn'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** The verdict on a document: accepted, the message that refuses it, or that it could not be read. */
export type DocumentOutcome = 'accepted' | 'failed' | MessageName;

/** The scanner's verdict on a document, or that it gave none. */
export const SCAN_OUTCOMES = ['clean', 'infected', 'unavailable'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/**
 * Receives events and counts them. All labels come from code or configuration, never from a visitor, so that their
 * number is bounded and none is personal. No method throws or waits.
 */
export interface Metrics {
  /** The framework answered. `route` is the template of the address; undefined where none fits. */
  requestAnswered(route: string | undefined, method: string, status: number, seconds: number): void;
  /** A file was answered from memory: thousands of times a second. */
  cachedFileAnswered(method: string | undefined, status: number): void;
  requestRefused(reason: MessageName): void;
  /** `form` is the id of a form of the configuration; undefined when it was refused before that was known. */
  submissionHandled(form: string | undefined, outcome: SubmissionOutcome): void;
  /** `attempts` counts the one that has ended. */
  deliveryEnded(channel: Channel, outcome: DeliveryOutcome, attempts: number): void;
  /** `type` is an ending that the form allows, `seconds` the time until the verdict, waiting included. */
  documentRead(type: string, outcome: DocumentOutcome, seconds: number): void;
  documentScanned(outcome: ScanOutcome, seconds: number): void;
  /** So many bodies that may hold a document are being received now. */
  bodyPlacesTaken(count: number): void;
  /** Everything that was older than it may be is erased. */
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
  bodyPlacesTaken: ignore,
  purged: ignore,
};
