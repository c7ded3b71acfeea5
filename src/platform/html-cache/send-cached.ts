// Sends a page in the smallest encoding the visitor's browser accepts. A cached page is answered with 304
// when the browser already has the same version.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, compressQuickly, type RenderedPage } from './html-cache.ts';

/** Matches an Accept-Encoding header that allows Brotli: it names `br` and does not refuse it with `q=0`. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;

/**
 * Size in bytes up to which an uncompressed body is sent as text. Node sends text in one piece with its
 * headers, which is a sixth faster; bytes follow as a second piece.
 */
const MAX_INLINE_BODY_BYTES = 4096;

/**
 * Sends a cached page, or 304 when the browser already has that version. For a HEAD request Node leaves out
 * the body.
 */
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

/** Sends a cached page from within a Fastify route. */
export function replyCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  sendCached(page, request.raw, reply.raw);
  return reply;
}

/**
 * Sends a response that was made for one visitor; texts of 4 KB and more are compressed. The length of a
 * compressed page could reveal a secret only when the page also contained an attacker's text, and no page
 * combines both.
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
