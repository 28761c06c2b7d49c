import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The key of clients whose address is unknown: together they share the limits of one client. */
const UNKNOWN = 'unknown';
/** Some proxies append the port to an address. It differs between connections, so it must not be part of the key. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]*)\])(?::\d*)?$/;
const MAPPED = /^(?:0:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/;
/** Groups of 16 bits in the network prefix (/64) of an IPv6 address. */
const OWN_GROUPS = 4;
const ALL_GROUPS = 8;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groupsIn = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsIn(head), groupsIn(tail)];
  const left = ALL_GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

function keyOfIpv6(address: string): string {
  const groups = groupsOf(address);
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (high === undefined || low === undefined) return `${groups.slice(0, OWN_GROUPS).join(':')}::/64`;
  return [high, low].flatMap((text) => [Number.parseInt(text, 16) >> 8, Number.parseInt(text, 16) & 0xff]).join('.');
}

/**
 * The key of an IP address: the whole IPv4 address, also if it is mapped into IPv6; the first 64 bits of an IPv6
 * address, since a client can use every address of its prefix.
 */
export function clientOf(ip: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(ip) ?? [];
  const [address = ''] = (ipv4 ?? ipv6 ?? ip).split('%');
  const version = isIP(address);
  if (version === 0) return UNKNOWN;
  return version === 4 ? address : keyOfIpv6(address);
}

/** The key for everything that is limited per client: the rate limit, and the memory for bodies. */
export function clientKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientOf(ip);
}
