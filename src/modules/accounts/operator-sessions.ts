// Knows who is logged in: installs the session on the routes of the back-office and guards them.

// Knows who is logged in: installs the session on the routes of the back-office and guards them.

import fastifyCookie, { Signer } from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { Refusal } from '#shared/problems.ts';
import type { Operator } from './contract.ts';
import { findSession } from './operator-sessions.repository.ts';
import { refuseOtherOrigins } from './refuse-other-origins.ts';
import { createSessionStore, hashSessionId, SESSION_LASTS } from './session-store.ts';

export const SESSION_COOKIE = 'zwartwit_admin';

type Ports = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /** At least 32 characters; signs the cookie. */
  secret: string;
};

/** Installs sessions on this scope and what is registered inside it; @fastify/cookie must be there already. */
export async function operatorSessions(app: FastifyInstance, { secret, ...ports }: Ports): Promise<void> {
  await app.register(fastifySession, {
    secret,
    store: createSessionStore(ports),
    cookieName: SESSION_COOKIE,
    // `auto`: Secure whenever the request came over https, also behind a trusted proxy.
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_LASTS },
    saveUninitialized: false,
    rolling: true,
  });
}

/**
 * Route guard, as `onRequest` so that nothing of a stranger's body is read.
 * 401 `not_logged_in` without a session; 403 `cross_origin` for a write that another site's page sent.
 */
export function createRequireOperator({ publicUrl }: { publicUrl: string }) {
  return async function requireOperator(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
    if (!operatorOf(request)) throw notLoggedIn();
    refuseOtherOrigins(request, publicUrl);
  };
}

/** Who is logged in on a route inside the scope of `operatorSessions`; null when nobody is. */
export function operatorOf(request: FastifyRequest): Operator | null {
  const username = request.session?.username;
  return username === undefined ? null : { username };
}

export function notLoggedIn(): Refusal {
  return new Refusal({ status: 401, code: 'not_logged_in', detail: 'Log in om verder te gaan.' });
}

export type ReadOperator = (cookieHeader: string | undefined) => Promise<Operator | null>;

/** Reads the session from a Cookie header, for places without Fastify's session such as page loaders. Extends nothing. */
export function createReadOperator({ database, clock, secret }: Ports): ReadOperator {
  const signer = new Signer(secret);
  return async (cookieHeader) => {
    const value = cookieHeader && fastifyCookie.parse(cookieHeader)[SESSION_COOKIE];
    if (!value) return null;
    const { valid, value: sessionId } = signer.unsign(value);
    if (!valid || sessionId === null) return null;
    const session = await findSession(database.orm, hashSessionId(sessionId), clock.now());
    return session && { username: session.username };
  };
}
