import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names of networks that the proxy list accepts besides addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
/** Minimum prefix lengths of a network of proxies: no company has a larger one. */
const MIN_PREFIX_LENGTH = { ipv4: 8, ipv6: 16, uniqueLocal: 7 };
/** Prefix bits of an IPv4 address that is mapped into IPv6. */
const MAPPED = 96;

/** The prefix length of a network; undefined if there is none. */
function bitsOf(bits: string | undefined, max: number): number | undefined {
  if (bits === undefined) return max;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= max ? Number(bits) : undefined;
}

/** Whether a text is an address, a network or the name of a network that may be trusted as a proxy. */
export function isProxy(text: string): boolean {
  const [address = '', length, ...others] = text.split('/');
  if (NETWORKS.includes(text)) return true;
  if (isIP(address) === 0 || others.length > 0) return false;
  const parsed = ipaddr.parse(address);
  const bits = bitsOf(length, parsed.kind() === 'ipv6' ? 128 : 32);
  if (bits === undefined) return false;
  // Two halves of the address space would let every visitor forge their address.
  if (parsed instanceof ipaddr.IPv4) return bits >= MIN_PREFIX_LENGTH.ipv4;
  if (parsed.isIPv4MappedAddress()) return bits - MAPPED >= MIN_PREFIX_LENGTH.ipv4;
  return bits >= (parsed.range() === 'uniqueLocal' ? MIN_PREFIX_LENGTH.uniqueLocal : MIN_PREFIX_LENGTH.ipv6);
}
