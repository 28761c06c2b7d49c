import { test } from 'vitest';
import { expectNoTrace } from '../../../tests/contracts/malformed-requests.ts';
import { startWatched } from '../../../tests/contracts/watched-server.ts';

test('6,000 malformed requests add no time series, and nothing of them is in the metrics', async () => {
  await using server = await startWatched();
  await expectNoTrace(server, 500);
});
