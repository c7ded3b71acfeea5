// Addresses that are nobody's: programs are told so by a status, visitors are led to the front door.
// The pages decide about addresses that can be read; here are those the router cannot even read.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from './problem-replies.ts';

const FOR_PROGRAMS = /^\/(api|sandbox)(\/|\?|$)/i;

/** Whoever asks these understands a status, not a front door. */
export function isForPrograms(url: string): boolean {
  return FOR_PROGRAMS.test(url);
}

/** Broken percent signs, endless names: Fastify's own answer would be neither a problem nor a page. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isForPrograms(request.url)) sendProblem(reply, problemOf(error).problem);
  else reply.redirect('/');
}
