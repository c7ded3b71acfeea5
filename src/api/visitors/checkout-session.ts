// The checkout session: a secret session id, in the request body or in an httpOnly cookie, proves that a
// basket belongs to the visitor.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionId, readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import { type Clock, days } from '#shared/clock.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';

/**
 * Returns the checkout session id of a request; null when the request has none. An id in the body takes
 * precedence over the cookie.
 */
export function sessionOf(request: FastifyRequest, fromBody?: string): string | null {
  return readSessionId(fromBody) ?? readSessionId(cookieOf(request));
}

/**
 * Returns the checkout session id of a request, and sets it as a cookie. A request without an id gets a new
 * one.
 */
export function ensureSession(
  { clock }: { clock: Clock },
  request: FastifyRequest,
  reply: FastifyReply,
  fromBody?: string,
): string {
  const sessionId = sessionOf(request, fromBody) ?? createSessionId(clock);
  setSessionCookie(request, reply, sessionId);
  return sessionId;
}

/** Sets the session cookie, unreadable for scripts, unless the browser already sent the same cookie. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string): void {
  if (cookieOf(request) === sessionId) return;
  reply.setCookie(cookieNameOf(SESSION_COOKIE, request.protocol), sessionId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: days(30) / 1000,
  });
}

function cookieOf({ cookies, protocol }: FastifyRequest): string | undefined {
  return cookies[cookieNameOf(SESSION_COOKIE, protocol)];
}
