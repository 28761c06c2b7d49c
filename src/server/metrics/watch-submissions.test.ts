import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiry, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { HttpError } from '../http/http-error.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { noMetrics } from './metrics.ts';

const submissionHandled = vi.fn();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metrics: { ...noMetrics, submissionHandled } });
});
afterAll(() => server.close());

test.each([
  ['a bug', new Error('disk'), 500, 'failed'],
  ['a storage that is unavailable', new StorageUnavailable('ECONNREFUSED'), 503, 'failed'],
  ['no memory at the moment, which the visitor is told', new HttpError(503, 'busy'), 503, 'refused'],
])('%s', async (_what, error, status, outcome) => {
  submissionHandled.mockClear();
  vi.spyOn(server.storage, 'save').mockRejectedValueOnce(error);
  expect((await server.post(SAVE, enquiry())).statusCode).toBe(status);
  expect(submissionHandled).toHaveBeenCalledExactlyOnceWith('contact', outcome);
});

test('a body over every size limit is refused before its form is known', async () => {
  submissionHandled.mockClear();
  expect((await server.post(SAVE, enquiry({ message: 'x'.repeat(16_000_000) }))).statusCode).toBe(413);
  expect(submissionHandled).toHaveBeenCalledExactlyOnceWith(undefined, 'refused');
});
