// Parses the request target, which is a path with its query.

import type { IncomingMessage } from 'node:http';

/**
 * Replaces a full URL in the request target by its path and query. A proxy may send a full URL, and a server
 * must accept it (RFC 9112, section 3.2.2). A target that is neither a URL nor a path stays unchanged, and
 * the router refuses it as an unknown path.
 */
export function toOriginForm(request: IncomingMessage): void {
  const { url } = request;
  if (url === undefined || url.startsWith('/') || url === '*') return;
  const address = URL.parse(url);
  if (address !== null && /^https?:$/.test(address.protocol))
    request.url = `${address.pathname}${address.search}`;
}

const BASE = 'http://shop.invalid';

/**
 * Returns the query parameters of a request's path; empty without a query. A path that begins with two
 * slashes is read as a path, not as the name of a host.
 */
export const queryOf = (path: string): URLSearchParams => new URL(BASE + path).searchParams;
