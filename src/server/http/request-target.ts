import type { IncomingMessage } from 'node:http';

/** A Host header: a name or address, optionally with a port. */
const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** A request target in absolute form, as clients send it to proxies. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

function hostsNamed({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++;
  return count;
}

/** The rest of an absolute target begins with a slash, even if the client left that out. */
function pathOf(rest: string): string {
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The target of a request: a path with its query, or `*`. Proxies route by the host, so a request must have exactly one
 * valid host, which no proxy can read differently.
 * @returns undefined if the host is missing, given twice, invalid, or different in the target
 */
export function targetOf(request: IncomingMessage): string | undefined {
  const { url = '', method } = request;
  const { host } = request.headers;
  const isHostGood = host === undefined ? request.httpVersion === '1.0' : HOST.test(host);
  if (!isHostGood || hostsNamed(request) > 1) return undefined;
  if (url.startsWith('/') || (url === '*' && method === 'OPTIONS')) return url;
  const [, named, rest] = ABSOLUTE.exec(url) ?? [];
  if (named === undefined || rest === undefined) return undefined;
  return named.toLowerCase() === host?.toLowerCase() ? pathOf(rest) : undefined;
}
