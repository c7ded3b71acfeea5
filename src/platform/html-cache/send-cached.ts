// A page sent to one visitor, in the smallest form they take; of a kept one perhaps only the word that they
// have it already.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, compressQuickly, type RenderedPage } from './html-cache.ts';

/** Named, and not with the `q=0` that refuses it. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;

/**
 * Bytes. As text a small body leaves together with its head, a sixth faster; bytes are a second piece to
 * Node.
 */
const MAX_INLINE_BODY_BYTES = 4096;

/** To HEAD without its bytes: Node leaves them out. */
export function sendCached(page: CachedPage, { headers }: IncomingMessage, response: ServerResponse): void {
  // One of several, or marked as weak by a proxy that compressed it: the quotes tell where a tag begins and
  // ends.
  if (headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.headers.notModified).end();
    return;
  }
  const form = formFor(headers['accept-encoding']);
  const body = page[form];
  response.writeHead(200, page.headers[form]);
  if (body.length > MAX_INLINE_BODY_BYTES) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}

/** For a route that has found it kept, or has just made it. */
export function replyCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  sendCached(page, request.raw, reply.raw);
  return reply;
}

/**
 * For what was made for this visitor alone. None of our pages holds a secret beside words of somebody else,
 * which its length could tell.
 */
export async function replyUncached(
  { status, headers, body }: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  // Bytes without a type would be announced as a file; a redirect has neither.
  if (body.length === 0) return reply.send();
  if (!String(headers['content-type']).startsWith('text/') || body.length < MAX_INLINE_BODY_BYTES)
    return reply.send(body);
  reply.header('vary', 'accept-encoding');
  const form = formFor(request.headers['accept-encoding']);
  if (form === 'identity') return reply.send(body);
  return reply.header('content-encoding', ENCODINGS[form]).send(await compressQuickly(body, form));
}

const ENCODINGS = { brotli: 'br', gzip: 'gzip' } as const;

function formFor(accepted = ''): 'brotli' | 'gzip' | 'identity' {
  if (BROTLI.test(accepted)) return 'brotli';
  return GZIP.test(accepted) ? 'gzip' : 'identity';
}
