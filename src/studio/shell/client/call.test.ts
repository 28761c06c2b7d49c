/** A failed call is either refused by the server (CallError) or gets no response (OfflineError). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, createCall, OfflineError } from './call.ts';

const call = createCall('token');
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const JSON_TYPE = { headers: { 'content-type': 'application/json; charset=utf-8' } };

/** A response body that breaks off. */
const cut = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"files":'));
      controller.error(new TypeError('network error'));
    },
  });

test.each([
  ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cut off by the network', async () => new Response(cut(), JSON_TYPE)],
  ['truncated', async () => new Response('{"files":', JSON_TYPE)],
])('a response that is %s counts as offline', async (_, respond) => {
  fetchMock.mockImplementation(respond);
  await expect(call('undo', {})).rejects.toThrow(OfflineError);
});

test('a call times out after a minute', async () => {
  fetchMock.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const pending = expect(call('undo', {})).rejects.toThrow(OfflineError);
  await vi.advanceTimersByTimeAsync(60_000);
  await pending;
});

test('a refusal has the reason of the server; an error without a JSON body gets a standard message', async () => {
  const refusal = { code: 'refused', sentence: 'The name is in use.', reasons: [] };
  fetchMock.mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
  await expect(call('undo', {})).rejects.toThrow('The name is in use.');
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  const failed = await call('undo', {}).catch((error: unknown) => error);
  expect(failed instanceof CallError && failed.problem).toMatchObject({ code: 'failed', reasons: ['502 Bad Gateway'] });
});
