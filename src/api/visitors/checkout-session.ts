// How a visitor proves which basket is theirs: the secret session id in the body, or the httpOnly cookie set
// for it.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionId, readSessionId, SESSION_COOKIE } from '#modules/drafts/index.ts';
import { type Clock, days } from '#shared/clock.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';

/** The session of a call; null when it carries none. The id in the body goes before the cookie. */
export function sessionOf(request: FastifyRequest, fromBody?: string): string | null {
  return readSessionId(fromBody) ?? readSessionId(cookieOf(request));
}

/** The session of a call that needs one: made when there is none, and always handed back as a cookie. */
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

/** Hands the session to the browser as a cookie it cannot read, unless it has that one already. */
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
