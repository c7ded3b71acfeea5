// Knows who is logged in: installs the session on the routes of the back-office, and reads it for pages.

import fastifyCookie, { Signer } from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { ownCookie } from '#shared/own-cookie.ts';
import type { Operator } from './contract.ts';
import { type DutyRules, dutyOf } from './duty.ts';
import { findSession } from './operator-sessions.repository.ts';
import { createSessionStore, hashSessionId, SESSION_LASTS } from './session-store.ts';

const SESSION_COOKIE = 'zwartwit_admin';

/** The cookie of the session, by whether the shop is on https. */
export function sessionCookie(https: boolean): string {
  return ownCookie(SESSION_COOKIE, https ? 'https' : 'http');
}

type Ports = DutyRules & {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  /** Each at least 32 characters: the first signs the cookie, all are believed. */
  secrets: string[];
  /** The scheme of PUBLIC_URL, whatever the last proxy says. */
  https: boolean;
};

/** Installs sessions on this scope and what is registered inside it; @fastify/cookie must be there already. */
export async function operatorSessions(
  app: FastifyInstance,
  { secrets, https, ...ports }: Ports,
): Promise<void> {
  await app.register(fastifySession, {
    secret: secrets,
    store: createSessionStore(ports),
    cookieName: sessionCookie(https),
    // Strict: a link of another site opens the page without the session, and the page then asks for it itself.
    cookie: { path: '/', httpOnly: true, sameSite: 'strict', secure: https, maxAge: SESSION_LASTS },
    saveUninitialized: false,
    rolling: true,
  });
}

/** Who is logged in on a route inside the scope of `operatorSessions`; null when nobody is. */
export function operatorOf(request: FastifyRequest): Operator | null {
  const { operatorId: id, username, role, duty = null } = request.session ?? {};
  return id === undefined || username === undefined || role === undefined
    ? null
    : { id, username, role, duty };
}

const DEVICE_LENGTH = 300;

/** Logs the operator in on this request's session, under a new id: one that somebody else knew or planted is worth nothing. */
export async function beginSession(request: FastifyRequest, operator: Operator): Promise<void> {
  const { session } = request;
  session.operatorId = operator.id;
  session.username = operator.username;
  session.role = operator.role;
  session.duty = operator.duty;
  session.device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH);
  await session.regenerate(['operatorId', 'username', 'role', 'duty', 'device']);
  request.actor = operator;
}

export type ReadOperator = (cookieHeader: string | undefined) => Promise<Operator | null>;

/** Reads the session from a Cookie header, for places without Fastify's session such as page loaders. Extends nothing. */
export function createReadOperator({ database, clock, secrets, https, ...rules }: Ports): ReadOperator {
  const signer = new Signer(secrets);
  return async (cookieHeader) => {
    const value = cookieHeader && fastifyCookie.parse(cookieHeader)[sessionCookie(https)];
    if (!value) return null;
    const { valid, value: sessionId } = signer.unsign(value);
    if (!valid || sessionId === null) return null;
    const session = await findSession(database.orm, hashSessionId(sessionId), clock.now());
    if (!session) return null;
    const { operatorId: id, username, role } = session;
    return { id, username, role, duty: dutyOf(session, rules) };
  };
}
