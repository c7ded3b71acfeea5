// Identifies the logged-in operator: installs sessions on the back-office's API routes, and reads the session
// from the cookie for pages.

import fastifyCookie, { Signer } from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { Keyring } from '#platform/tokens/keyring.ts';
import type { Clock } from '#shared/clock.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';
import type { Operator } from '../contract.ts';
import { requiredActionOf } from '../required-action.ts';
import { findSession } from './operator-sessions.repository.ts';
import { createSessionStore, hashSessionId, SESSION_IDLE_TTL_MS } from './session-store.ts';

const SESSION_COOKIE = 'zwartwit_admin';

/** Returns the name of the cookie with the operator's session id. The name differs between https and http. */
export function sessionCookie(https: boolean): string {
  return cookieNameOf(SESSION_COOKIE, https ? 'https' : 'http');
}

type Needs = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  keyring: Keyring;
  /**
   * The shop's public URL. Its scheme determines the cookie name, so forged proxy headers have no influence.
   */
  publicUrl: string;
  testMode: boolean;
};

/**
 * Returns the secret keys for signing the session cookie. The first key signs new cookies; cookies signed
 * with any of the keys are accepted. The raw secrets, with which earlier versions of the shop signed, are
 * included so that an update logs nobody out.
 */
function cookieKeys(keyring: Keyring): string[] {
  return [...keyring.keysOf('sessions of operators'), ...keyring.rawSecrets];
}

/**
 * Installs sessions on the routes of this Fastify scope and its child scopes. @fastify/cookie must be
 * registered first.
 */
export async function operatorSessions(app: FastifyInstance, shop: Needs): Promise<void> {
  const https = isHttps(shop);
  await app.register(fastifySession, {
    secret: cookieKeys(shop.keyring),
    store: createSessionStore(shop),
    cookieName: sessionCookie(https),
    // With `strict`, a link on another website opens the page without the session. Requests that the page
    // makes after that do have the session.
    cookie: { path: '/', httpOnly: true, sameSite: 'strict', secure: https, maxAge: SESSION_IDLE_TTL_MS },
    saveUninitialized: false,
    rolling: true,
  });
}

const isHttps = ({ publicUrl }: { publicUrl: string }): boolean => publicUrl.startsWith('https:');

/**
 * Returns the logged-in operator on a route inside the scope of `operatorSessions`; null when nobody is
 * logged in.
 */
export function operatorOf(request: FastifyRequest): Operator | null {
  const { operatorId: id, username, role, duty = null } = request.session ?? {};
  return id === undefined || username === undefined || role === undefined
    ? null
    : { id, username, role, duty };
}

const DEVICE_LENGTH = 300;

/**
 * Logs the operator in under a new session id, so an id that somebody else knew or planted in the browser is
 * useless.
 */
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

/**
 * Returns the logged-in operator whose session id is in a Cookie header, for code without Fastify's session
 * such as page loaders. Null when nobody is logged in. Does not extend the session.
 */
export async function readOperator(shop: Needs, cookieHeader: string | undefined): Promise<Operator | null> {
  const value = cookieHeader && fastifyCookie.parse(cookieHeader)[sessionCookie(isHttps(shop))];
  if (!value) return null;
  const { valid, value: sessionId } = new Signer(cookieKeys(shop.keyring)).unsign(value);
  if (!valid || sessionId === null) return null;
  const session = await findSession(shop.database.orm, hashSessionId(sessionId), shop.clock.now());
  if (!session) return null;
  const { operatorId: id, username, role } = session;
  return { id, username, role, duty: requiredActionOf(shop, session) };
}
