import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormDefinition } from '../../contracts/forms.ts';
import { CHANNELS } from '../health/queue-state.ts';
import type { MessageName } from '../http/http-error.ts';
import type { Channel } from '../storage/deliveries.ts';
import { CachedResponseCount } from './cached-response-count.ts';
import {
  DELIVERY_OUTCOMES,
  type DeliveryOutcome,
  type DocumentOutcome,
  type Metrics,
  SCAN_OUTCOMES,
  type ScanOutcome,
  SUBMISSION_OUTCOMES,
  type SubmissionOutcome,
} from './metrics.ts';
import { documentTypes } from './watch-reading.ts';

/** The label for any value outside the known lists. */
const NONE = '(none)';
/** The methods with a label of their own; all others are `other`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Seconds: responses take milliseconds, uploads over a slow connection minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300];
const DOCUMENT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 60];
const ATTEMPT_BUCKETS = [1, 2, 3, 4, 5, 6, 7, 8];

const methodLabel = (method: string) => (METHODS.includes(method) ? method : 'other');
const statusLabel = (status: number) => `${Math.floor(status / 100)}xx`;

/** Counts the events of one server. Counters used by alerts start at 0, so that the first event shows. */
export class EventMetrics implements Metrics {
  readonly registry = new Registry();
  readonly #cachedResponses = new CachedResponseCount();
  readonly #requests = this.#counter('http_requests_total', 'Requests that were answered.', [
    'route',
    'method',
    'status',
  ]);
  readonly #requestSeconds = this.#histogram(
    'http_request_duration_seconds',
    'Time from the headers of a request to the end of its answer, without files from memory.',
    ['route', 'method', 'status'],
    REQUEST_BUCKETS,
  );
  readonly #refusals = this.#counter('website_refusals_total', 'Requests that were refused, by the message.', [
    'reason',
  ]);
  readonly #submissions = this.#counter('website_submissions_total', 'Forms that were sent, by what became of them.', [
    'form',
    'outcome',
  ]);
  readonly #deliveries = this.#counter('website_delivery_attempts_total', 'Attempts to deliver, by how they ended.', [
    'channel',
    'outcome',
  ]);
  readonly #attempts = this.#histogram(
    'website_delivery_attempts',
    'Attempts that deliveries took which are over.',
    ['channel', 'outcome'],
    ATTEMPT_BUCKETS,
  );
  readonly #documents = this.#counter('website_documents_total', 'Documents that were looked into, by the verdict.', [
    'type',
    'outcome',
  ]);
  readonly #documentSeconds = this.#histogram(
    'website_document_duration_seconds',
    'Time until the verdict on a document, waiting for the reader included.',
    ['type'],
    DOCUMENT_BUCKETS,
  );
  readonly #scans = this.#counter('website_malware_scans_total', 'Documents that were scanned, by the verdict.', [
    'outcome',
  ]);
  readonly #scanSeconds = this.#histogram(
    'website_malware_scan_duration_seconds',
    'Time until the verdict of the malware scanner.',
    [],
    DOCUMENT_BUCKETS,
  );
  readonly #bodyPlaces = this.#gauge('website_body_places_in_use', 'Bodies with documents that are being received.');
  readonly #purge = this.#gauge(
    'website_purge_last_success_timestamp_seconds',
    'When everything that was too old had last been erased.',
  );

  constructor(forms: FormDefinition[]) {
    for (const form of [...forms.map(({ id }) => id), NONE])
      for (const outcome of SUBMISSION_OUTCOMES) this.#submissions.inc({ form, outcome }, 0);
    for (const channel of CHANNELS)
      for (const outcome of DELIVERY_OUTCOMES) this.#deliveries.inc({ channel, outcome }, 0);
    for (const type of new Set(forms.flatMap(({ fields }) => fields.flatMap(documentTypes))))
      for (const outcome of ['accepted', 'failed'] as const) this.#documents.inc({ type, outcome }, 0);
    for (const outcome of SCAN_OUTCOMES) this.#scans.inc({ outcome }, 0);
    this.#purge.remove();
  }

  requestAnswered(route: string | undefined, method: string, status: number, seconds: number): void {
    const labels = { route: route ?? NONE, method: methodLabel(method), status: statusLabel(status) };
    this.#requests.inc(labels);
    this.#requestSeconds.observe(labels, seconds);
  }

  cachedFileAnswered(method: string | undefined, status: number): void {
    this.#cachedResponses.add(method, status);
  }

  requestRefused(reason: MessageName): void {
    this.#refusals.inc({ reason });
  }

  submissionHandled(form: string | undefined, outcome: SubmissionOutcome): void {
    this.#submissions.inc({ form: form ?? NONE, outcome });
  }

  deliveryEnded(channel: Channel, outcome: DeliveryOutcome, attempts: number): void {
    this.#deliveries.inc({ channel, outcome });
    if (outcome === 'delivered' || outcome === 'dead') this.#attempts.observe({ channel, outcome }, attempts);
  }

  documentRead(type: string, outcome: DocumentOutcome, seconds: number): void {
    this.#documents.inc({ type, outcome });
    this.#documentSeconds.observe({ type }, seconds);
  }

  documentScanned(outcome: ScanOutcome, seconds: number): void {
    this.#scans.inc({ outcome });
    this.#scanSeconds.observe(seconds);
  }

  setBodiesInMemory(count: number): void {
    this.#bodyPlaces.set(count);
  }

  purged(now: Date): void {
    this.#purge.set(now.getTime() / 1000);
  }

  /** Adds the responses that were counted separately for speed. Call it before the registry is read. */
  settle(): void {
    for (const { method, status, count } of this.#cachedResponses.take())
      this.#requests.inc({ route: '(memory)', method, status: statusLabel(status) }, count);
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}
