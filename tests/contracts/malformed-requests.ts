import { expect } from 'vitest';
import { application, EMAIL, enquiry, newId, SAVE, SUBSCRIBE } from './server.ts';
import type { Figures, WatchedServer } from './watched-server.ts';

/** A word that occurs in all values of the malformed requests. */
const MARK = 'zanzibar';
/** Far more series than exist once everything has been counted. */
const MOST_SERIES = 1000;

/** Sends a dozen requests, each with the word in a different place. */
async function sendMalformed(url: string, word: string): Promise<void> {
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  const post = (path: string, body: unknown, type = 'application/json') =>
    get(path, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
  const newsletter = { source: `article-${word}`, email: `${word}@example.com`, timestamp: enquiry().timestamp };
  const document = { name: `cv.${word}`, type: word, size: 1, data: 'AAAA' };
  const responses = await Promise.all([
    get(`/${word}/a/${word}?${word}=${word}`),
    get(`/api/${word}`, { method: 'DELETE', headers: { origin: `https://${word}.example`, 'user-agent': word } }),
    get(`/api/thank-you/${word}`),
    get(`/%zz${word}`, { method: 'OPTIONS' }),
    get(`/${word}`, { method: 'PROPFIND' }),
    get(`/${word}`, { method: 'PUT', body: word }),
    post(SAVE, enquiry({ source: word, submissionId: newId() })),
    post(SAVE, enquiry({ [word]: word })),
    post(SUBSCRIBE, newsletter),
    post(SAVE, application({ documents: document })),
    post(EMAIL, { template_id: word, user_id: word }),
    post(SAVE, enquiry(), `application/${word}`),
  ]);
  await Promise.all(responses.map((response) => response.arrayBuffer()));
}

/** The server's series, except those of the process, which vary. */
function seriesOf(found: Figures): string[] {
  return [...found.keys()].filter((key) => !/^nodejs_|^process_/.test(key)).sort();
}

/** Expects that many rounds of malformed requests create no more series than one, and none with their word. */
export async function expectNoTrace({ url, read, scrape }: WatchedServer, rounds: number): Promise<void> {
  await sendMalformed(url, MARK);
  // The mail of the first sign-up is sent after its response.
  const series = async () => seriesOf(await scrape()).join();
  await expect.poll(series).toMatch(/website_delivery_attempts_count\{[^}]*delivered/);
  const before = seriesOf(await scrape());
  for (let round = 0; round < rounds; round++) await sendMalformed(url, MARK + round);
  const text = await read();
  expect(text.toLowerCase()).not.toContain(MARK);
  expect(text).not.toMatch(/amina|otieno|@/i);
  expect(seriesOf(await scrape())).toEqual(before);
  expect(before.length).toBeLessThan(MOST_SERIES);
}
