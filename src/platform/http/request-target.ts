// The target of a request as every route reads it: a path with its query.

import type { IncomingMessage } from 'node:http';

/**
 * A proxy may send the whole address, and a server must accept it (RFC 9112, section 3.2.2): its scheme and
 * host are cut off here, before anything looks at the request. What is neither stays as it is, and is refused
 * like any path nobody knows.
 */
export function toOriginForm(request: IncomingMessage): void {
  const { url } = request;
  if (url === undefined || url.startsWith('/') || url === '*') return;
  const address = URL.parse(url);
  if (address !== null && /^https?:$/.test(address.protocol))
    request.url = `${address.pathname}${address.search}`;
}

const BASE = 'http://shop.invalid';

/** The query of a path; a path that begins with two slashes is a path, and no host. */
export const queryOf = (path: string): URLSearchParams => new URL(BASE + path).searchParams;
