import { expect, test } from 'vitest';
import { openStorage } from '../../src/server/storage/open.ts';
import { type ChildServer, siteForEachTest } from './child-server.ts';
import { linksIn, signUpBody } from './readers.ts';
import { SUBSCRIBE } from './server.ts';

const site = siteForEachTest();

/** Signs up all addresses at once. Returns those whose sign-up was acknowledged before the server was killed. */
async function signUpAll({ address }: ChildServer, emails: string[], acknowledge: (email: string) => void) {
  const headers = { 'content-type': 'application/json' };
  const one = async (email: string) => {
    const response = await fetch(address + SUBSCRIBE, {
      method: 'POST',
      headers,
      body: JSON.stringify(signUpBody(email)),
    });
    expect(response.status).toBe(201);
    acknowledge(email);
  };
  const results = await Promise.allSettled(emails.map(one));
  // A killed server does not respond; any response it did send must be correct.
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(TypeError);
}

test('whenever the server is killed: each pending address got one mail with working links, and every acknowledged sign-up is stored', async () => {
  const emails = Array.from({ length: 60 }, (_, place) => `kill-${place}@example.com`);
  const acknowledged = new Set<string>();
  for (const responses of [1, 12, 30]) {
    const server = await site.start();
    let left = responses;
    await signUpAll(server, emails, (email) => {
      acknowledged.add(email);
      left--;
      if (left === 0) server.process.kill('SIGKILL');
    });
    expect(await server.ended).toBe('SIGKILL');
    const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: undefined });
    const listed = (await storage.listSubscribers('pending')).map(({ email }) => email);
    const rows = await storage.list({});
    expect(rows.map(({ email }) => email).sort()).toEqual(listed.toSorted());
    expect([...acknowledged].filter((email) => !listed.includes(email))).toEqual([]);
    for (const { id } of rows) expect(await storage.mailsOf(id)).toHaveLength(1);
    await storage.close();
  }
  const server = await site.start();
  await signUpAll(server, emails, () => {});
  const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: undefined });
  const confirmed: string[] = [];
  const dropped: string[] = [];
  for (const [place, { id, email }] of (await storage.list({})).entries()) {
    const [mail] = await storage.mailsOf(id);
    const { confirm } = linksIn(mail ?? { body: '' });
    if (place % 2 === 0) dropped.push(String(email));
    else if ((await fetch(server.address + confirm, { redirect: 'manual' })).status === 303)
      confirmed.push(String(email));
  }
  server.process.kill('SIGKILL');
  await server.ended;
  expect((await storage.listSubscribers('confirmed')).map(({ email }) => email).sort()).toEqual(confirmed.sort());
  expect((await storage.listSubscribers('pending')).map(({ email }) => email).sort()).toEqual(dropped.sort());
  expect(confirmed).toHaveLength(30);
  await storage.close();

  const again = await site.start();
  const mails = async () => (await (await fetch(`${again.address}/healthz`)).json()).mails;
  await expect.poll(mails).toMatchObject({ queued: 0, dead: 0 });
});
