// Answers addresses that the router cannot parse: programs get a status, visitors are redirected to the home
// page. Readable but unknown addresses are answered by the pages.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from './problem-replies.ts';

const API_PATHS = /^\/(api|sandbox)(\/|\?|$)/i;

/** Tells whether the path is for programs, which expect a status instead of the home page. */
export function isApiPath(url: string): boolean {
  return API_PATHS.test(url);
}

/**
 * Answers malformed addresses (broken percent encoding, overlong parameters): a problem for API paths, else a
 * redirect to the home page. Fastify's own response would be neither a problem nor a page.
 */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(request.url)) sendProblem(reply, problemOf(error).problem);
  else reply.redirect('/');
}
