// Addresses that are nobody's: programs are told so by a status, visitors are led to the front door.
// The pages decide about addresses that can be read; here are those the router cannot even read.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from './problem-replies.ts';

const API_PATHS = /^\/(api|sandbox)(\/|\?|$)/i;

/** Whoever asks these understands a status, not a front door. */
export function isApiPath(url: string): boolean {
  return API_PATHS.test(url);
}

/** Broken percent signs, endless names: Fastify's own answer would be neither a problem nor a page. */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(request.url)) sendProblem(reply, problemOf(error).problem);
  else reply.redirect('/');
}
