import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of the public IPv6 space that has been allocated so far. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is public: not this machine, a private network or a reserved range. IPv4 addresses embedded in
 * IPv6 are treated as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

/** Whether the host of a URL is private, judged without a DNS lookup. @param hostname of a `URL` */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(name) > 0 ? !isPublicAddress(name) : /(^|\.)localhost$/.test(name);
}
