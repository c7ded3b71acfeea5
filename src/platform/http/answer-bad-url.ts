// Answers requests whose address the router cannot parse: programs get an error status, visitors are
// redirected to the home page. Readable addresses without a page are handled by the page routes.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { pathParts } from '#shared/writing/normalise-path.ts';
import { problemOf, sendProblem } from './problem-replies.ts';

const API_PATHS = /^\/(api|sandbox)(\/|\?|$)/i;

/**
 * True when the path (`/api` or `/sandbox`) is for programs, which expect an error status instead of a
 * redirect to the home page.
 */
export function isApiPath(url: string): boolean {
  return API_PATHS.test(url);
}

/**
 * Returns the URL of a page with broken percent encoding repaired, so that old links such as `/caf%E9`
 * (Latin-1, not UTF-8) still lead to the page. A URL of the API or the sandbox is returned unchanged.
 */
export function repairUrl(url: string): string {
  if (!url.includes('%') || isApiPath(url)) return url;
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  return [`/${pathParts(path).map(encodeURIComponent).join('/')}`, ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    // Compared with something, because a bundler drops a call whose result is unused.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Answers a URL that the router cannot parse (broken percent encoding, overlong parameters): API paths get a
 * problem response, all others a redirect to the home page. Fastify's own response would be neither.
 */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(request.url)) sendProblem(reply, problemOf(error).problem);
  else reply.redirect('/');
}
