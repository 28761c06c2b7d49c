import { describe, expect, test } from 'vitest';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import type { Mail } from '../storage/deliveries.ts';
import { ConfirmationLimits } from './limit-confirmations.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 5, 12);
const config = sampleConfig();

function limitsOver(sent: Pick<Mail, 'recipient' | 'createdAt'>[] = []) {
  const asked: unknown[] = [];
  const limits = new ConfirmationLimits({
    mailsSince: async (...question) => {
      asked.push(question);
      return sent;
    },
  });
  const ask = async (client: string, address: string, time = NOON, changes = config) =>
    (await limits.permit(changes, client, new Date(time))).tryAcquire(address);
  return { limits, ask, asked };
}

async function allowed(count: number, ask: (number: number) => Promise<boolean>): Promise<number> {
  const results = [];
  for (let number = 0; number < count; number++) results.push(await ask(number));
  return results.filter(Boolean).length;
}

describe('default limits', () => {
  test('a client can send confirmations to twenty addresses in an hour, and to sixty in a day', async () => {
    const { ask } = limitsOver();
    const inHour = (hour: number) =>
      allowed(50, (number) => ask('203.0.113.9', `${hour}-${number}@example.org`, NOON + hour * HOUR));
    const counts = [];
    for (let hour = 0; hour < 5; hour++) counts.push(await inHour(hour));
    expect(counts).toEqual([20, 20, 20, 0, 0]);
    expect(await inHour(24)).toBe(20);
    expect(await ask('203.0.113.10', 'a@example.org')).toBe(true);
  });

  test('an address gets five confirmations an hour and ten a day, in any spelling and from any client', async () => {
    const spellings = [
      'ann@bücher.example',
      'a.n.n@xn--bcher-kva.example',
      'ANN+1@BÜCHER.example',
      'ann+x+y@bücher.example',
    ];
    const { ask } = limitsOver();
    const inHour = (hour: number) =>
      allowed(40, (number) => ask(`198.51.100.${number}`, spellings[number % 4] ?? '', NOON + hour * HOUR));
    expect([await inHour(0), await inHour(1), await inHour(2), await inHour(24)]).toEqual([5, 5, 0, 5]);
  });

  test('there are three hundred confirmations an hour in total, from any clients to any addresses', async () => {
    const { ask } = limitsOver();
    expect(await allowed(1000, (number) => ask(`client ${number}`, `${number}@example.org`))).toBe(300);
  });
});

test('each number in integrations.json overrides its default', async () => {
  const confirmations = { perAddress: { hour: 1, day: 1 } };
  const changed = { ...config, integrations: { ...config.integrations, confirmations } };
  const { ask } = limitsOver();
  expect(await allowed(3, () => ask('one', 'a@example.org', NOON, changed))).toBe(1);
  expect(await allowed(30, (number) => ask('one', `${number}@example.org`, NOON, changed))).toBe(19);
});

test('concurrent submissions are all counted', async () => {
  const { ask } = limitsOver();
  const results = await Promise.all(Array.from({ length: 50 }, () => ask('one', 'a@example.org')));
  expect(results.filter(Boolean)).toHaveLength(5);
});

test('a confirmation that was not sent in the end does not count', async () => {
  const { limits, ask } = limitsOver();
  for (let number = 0; number < 50; number++) {
    const permit = await limits.permit(config, 'one', new Date(NOON));
    expect(permit.tryAcquire('a@example.org')).toBe(true);
    permit.release();
  }
  expect(await allowed(9, () => ask('one', 'a@example.org'))).toBe(5);
});

test('a refused confirmation does not count, and giving it back changes nothing', async () => {
  const { limits, ask } = limitsOver();
  await allowed(5, () => ask('one', 'a@example.org'));
  for (let number = 0; number < 30; number++) {
    const permit = await limits.permit(config, 'two', new Date(NOON));
    expect(permit.tryAcquire('a@example.org')).toBe(false);
    permit.release();
  }
  expect(await ask('three', 'a@example.org')).toBe(false);
  expect(await allowed(30, (number) => ask('two', `${number}@example.org`))).toBe(20);
});

test('mails sent before startup count per address and in total, except those dated in the future', async () => {
  const before = (recipient: string, hours: number) => ({
    recipient,
    createdAt: new Date(NOON - hours * HOUR).toISOString(),
  });
  const sent = [
    ...Array.from({ length: 4 }, () => before('A.nn+old@example.org', 0.5)),
    before('ben@example.org', -9000),
  ];
  const confirmations = { inAll: { hour: 10, day: 10 } };
  const changed = { ...config, integrations: { ...config.integrations, confirmations } };
  const { ask, asked } = limitsOver(sent);
  expect(await allowed(3, () => ask('one', 'ann@example.org', NOON, changed))).toBe(1);
  expect(await allowed(9, (number) => ask('one', `${number}@example.org`, NOON, changed))).toBe(5);
  const toSubmitters = config.emails.filter(({ to }) => to === 'submitter').map(({ templateId }) => templateId);
  expect(asked).toEqual([[toSubmitters, new Date(NOON - 24 * HOUR)]]);
});

test('the storage is read again after it failed', async () => {
  let fails = true;
  const limits = new ConfirmationLimits({
    mailsSince: async () => {
      if (fails) throw new Error('away');
      return [];
    },
  });
  await expect(limits.permit(config, 'one', new Date(NOON))).rejects.toThrow('away');
  fails = false;
  expect((await limits.permit(config, 'one', new Date(NOON))).tryAcquire('a@example.org')).toBe(true);
});
