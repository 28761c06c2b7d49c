import { test } from 'vitest';
import { expectNoTrace } from '../../../tests/contracts/malformed-requests.ts';
import { startWatched } from '../../../tests/contracts/watched-server.ts';

test('six thousand odd requests make no new series and show nowhere', async () => {
  await using server = await startWatched();
  await expectNoTrace(server, 500);
});
