import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Everything that is given out of the public IPv6 space so far. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one that anybody on the Internet may reach: neither this machine, nor a network behind it,
 * nor an address with a meaning of its own. IPv4 inside IPv6 counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

/** Whether the host of a URL is known to lie inside without asking for its addresses. @param hostname of a `URL` */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(name) > 0 ? !isPublicAddress(name) : /(^|\.)localhost$/.test(name);
}
