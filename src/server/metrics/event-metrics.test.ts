import { expect, test } from 'vitest';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { figuresIn } from '../../../tests/contracts/watched-server.ts';
import { EventMetrics } from './event-metrics.ts';

async function figures(metrics: EventMetrics) {
  metrics.settle();
  return figuresIn(await metrics.registry.metrics());
}

test('metrics used by alerts start at 0 for every form and channel, and unknown values are absent', async () => {
  const found = await figures(new EventMetrics(sampleConfig().forms));
  for (const form of ['contact', '(none)'])
    for (const outcome of ['stored', 'repeated', 'conflict', 'refused', 'quarantined', 'failed'])
      expect(found.get(`website_submissions_total{form="${form}",outcome="${outcome}"}`)).toBe(0);
  for (const channel of ['mail', 'webhook'])
    expect(found.get(`website_delivery_attempts_total{channel="${channel}",outcome="dead"}`)).toBe(0);
  for (const series of [
    'website_documents_total{type="docx",outcome="failed"}',
    'website_malware_scans_total{outcome="unavailable"}',
  ])
    expect(found.get(series)).toBe(0);
  expect(found.has('website_purge_last_success_timestamp_seconds')).toBe(false);
});

test('responses from memory are counted once, by method and status', async () => {
  const metrics = new EventMetrics([]);
  for (let times = 0; times < 3; times++) metrics.cachedFileAnswered('GET', 200);
  metrics.cachedFileAnswered('GET', 304);
  metrics.cachedFileAnswered('HEAD', 200);
  await figures(metrics);
  const found = await figures(metrics);
  const count = (method: string, status: string) =>
    found.get(`http_requests_total{route="(memory)",method="${method}",status="${status}"}`);
  expect([count('GET', '2xx'), count('GET', '3xx'), count('HEAD', '2xx')]).toEqual([3, 1, 1]);
});

test('every delivery attempt is counted; the number of attempts only at the end', async () => {
  const metrics = new EventMetrics([]);
  metrics.deliveryEnded('webhook', 'retried', 1);
  metrics.deliveryEnded('webhook', 'retried', 2);
  metrics.deliveryEnded('webhook', 'delivered', 3);
  metrics.deliveryEnded('webhook', 'withdrawn', 1);
  const found = await figures(metrics);
  const count = (outcome: string) =>
    found.get(`website_delivery_attempts_total{channel="webhook",outcome="${outcome}"}`);
  expect(['retried', 'delivered', 'dead', 'withdrawn'].map(count)).toEqual([2, 1, 0, 1]);
  expect(found.get('website_delivery_attempts_count{channel="webhook",outcome="delivered"}')).toBe(1);
  expect(found.get('website_delivery_attempts_sum{channel="webhook",outcome="delivered"}')).toBe(3);
});

test('documents and scans by verdict and duration; bodies in transit and the last purge', async () => {
  const metrics = new EventMetrics([]);
  metrics.documentRead('pdf', 'accepted', 0.2);
  metrics.documentRead('pdf', 'unsafeFile', 4);
  metrics.documentScanned('infected', 0.3);
  metrics.setBodiesInMemory(5);
  metrics.setBodiesInMemory(2);
  metrics.purged(new Date(1_700_000_000_000));
  const found = await figures(metrics);
  expect(found.get('website_documents_total{type="pdf",outcome="accepted"}')).toBe(1);
  expect(found.get('website_documents_total{type="pdf",outcome="unsafeFile"}')).toBe(1);
  expect(found.get('website_document_duration_seconds_sum{type="pdf"}')).toBe(4.2);
  expect(found.get('website_document_duration_seconds_bucket{le="0.25",type="pdf"}')).toBe(1);
  expect(found.get('website_malware_scans_total{outcome="infected"}')).toBe(1);
  expect(found.get('website_malware_scan_duration_seconds_count')).toBe(1);
  expect(found.get('website_body_places_in_use')).toBe(2);
  expect(found.get('website_purge_last_success_timestamp_seconds')).toBe(1_700_000_000);
});
