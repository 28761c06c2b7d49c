import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../contracts/network-address.ts';

/** A private address, which webhooks may not use. */
export class PrivateAddress extends Error {
  constructor() {
    super('PRIVATE_ADDRESS');
  }
}

/** The type of `dns.lookup` for all addresses of a name. */
export type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections that refuses names with a private address, even if they have public ones as well. The
 * connection uses the very addresses that were checked, so that a name cannot change in between.
 */
export function publicLookup(lookUp: LookupAll = lookup): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), []);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
