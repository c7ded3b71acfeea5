// Protects the back-office against cross-site requests: a browser may write only from the shop's own pages.
// The SameSite cookie stops most of these requests; this check also stops pages on another host of the same
// domain.

import type { FastifyRequest } from 'fastify';
import { Refusal } from '#shared/api/problems.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Returns true for HTTP methods that only read, such as GET. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.includes(method);
}

type RequestInfo = Pick<FastifyRequest, 'method' | 'headers' | 'host'>;

/**
 * Throws 403 `cross_origin` for a write that a browser sent from another origin than `publicUrl`. Programs
 * send no origin headers, so their requests are accepted.
 */
export function refuseCrossOrigin(request: RequestInfo, publicUrl: string): void {
  if (isSafeMethod(request.method) || isOwn(request, publicUrl)) return;
  throw new Refusal('cross_origin', 'Deze aanvraag kwam van een andere website en is geweigerd.');
}

function isOwn({ headers, host }: RequestInfo, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  // Sandboxed frames and some redirects send `null`, which is never the shop's own page.
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  return sender.origin === new URL(publicUrl).origin || sender.host === host;
}
