import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** Looks up a name that has these addresses, as a connection does. */
function lookUp(addresses: LookupAddress[], all: boolean): Promise<unknown> {
  const lookup = publicLookup((_name, _options, done) => done(null, addresses));
  return new Promise((resolve, reject) => {
    lookup('crm.example.com', { all }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : [address, family]),
    );
  });
}

test('public addresses are returned unchanged, all of them or the first', async () => {
  const addresses = [v6('2606:4700::1111'), v4('1.1.1.1')];
  expect(await lookUp(addresses, true)).toEqual(addresses);
  expect(await lookUp(addresses, false)).toEqual(['2606:4700::1111', 6]);
});

test.each([
  ['a private address', [v4('10.0.0.1')]],
  ['the metadata address of cloud hosts', [v4('169.254.169.254')]],
  ['this machine, written in IPv6', [v6('::ffff:127.0.0.1')]],
  ['a public and a private address', [v4('1.1.1.1'), v4('192.168.0.1')]],
  ['a public address and this machine', [v4('1.1.1.1'), v6('::1')]],
  ['no address', []],
])('a name with %s is refused', async (_what, addresses) => {
  for (const all of [true, false]) await expect(lookUp(addresses, all)).rejects.toThrow(PrivateAddress);
});

test('a lookup that fails has the usual error', async () => {
  const failure = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const lookup = publicLookup((_name, _options, done) => done(failure, []));
  const found = new Promise((resolve, reject) => {
    lookup('none.example', { all: true }, (error) => (error ? reject(error) : resolve(undefined)));
  });
  await expect(found).rejects.toBe(failure);
});
