// The session store of @fastify/session, in the database: all server processes share the sessions, and
// sessions survive a restart. Only a hash of the session id is stored, and a session that was logged out
// cannot be restored.

import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { type Clock, days, hours, minutes } from '#shared/clock.ts';
import type { OperatorRole, RequiredAction } from '../contract.ts';
import { requiredActionOf } from '../required-action.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  extendSession,
  findSession,
  insertSession,
} from './operator-sessions.repository.ts';

declare module 'fastify' {
  interface Session {
    operatorId?: number;
    username?: string;
    role?: OperatorRole;
    /** The User-Agent header of the browser in which the operator logged in. */
    device?: string;
    duty?: RequiredAction | null;
    /** The time the operator last authenticated with password and code, in milliseconds. */
    provenAt?: number;
    /**
     * The start and expiry of the operator's session as stored in the database, in milliseconds; undefined
     * for a session that was not loaded from there.
     */
    stored?: { startedAt: number; expiresAt: number };
  }
}

/** The time in milliseconds without requests after which an operator must log in again. */
export const SESSION_IDLE_TTL_MS = hours(12);

/** The time in milliseconds after log-in at which an operator's session ends even if it is in use. */
export const SESSION_MAX_AGE_MS = days(7);

/**
 * The minimum time in milliseconds between two writes that extend an operator's session. It keeps requests
 * that only read from causing many writes.
 */
const EXTEND_AFTER_MS = minutes(5);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; testMode: boolean };

export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/**
 * Creates the store of operators' sessions for @fastify/session. Sessions of visitors who are not logged in
 * are not stored.
 */
export function createSessionStore(shop: Needs): SessionStore {
  return {
    get: (sessionId, callback) => {
      readSession(shop, sessionId).then((session) => callback(null, session), callback);
    },
    set: (sessionId, session, callback) => {
      saveSession(shop, sessionId, session).then(() => callback(), callback);
    },
    destroy: (sessionId, callback) => {
      deleteSession(shop.database.orm, hashSessionId(sessionId)).then(() => callback(), callback);
    },
  };
}

async function readSession(shop: Needs, sessionId: string): Promise<Session | null> {
  const row = await findSession(shop.database.orm, hashSessionId(sessionId), shop.clock.now());
  if (!row) return null;
  const { operatorId, username, role, device, startedAt, expiresAt, provenAt } = row;
  return {
    cookie: { originalMaxAge: SESSION_IDLE_TTL_MS },
    operatorId,
    username,
    role,
    device,
    duty: requiredActionOf(shop, row),
    provenAt: provenAt?.getTime() ?? 0,
    stored: { startedAt: startedAt.getTime(), expiresAt: expiresAt.getTime() },
  };
}

async function saveSession(
  { database, clock }: Needs,
  sessionId: string,
  { operatorId, device = '', stored }: Session,
): Promise<void> {
  if (operatorId === undefined) return;
  const seenAt = clock.now();
  const idHash = hashSessionId(sessionId);
  const ends = (stored?.startedAt ?? seenAt.getTime()) + SESSION_MAX_AGE_MS;
  const expiresAt = new Date(Math.min(seenAt.getTime() + SESSION_IDLE_TTL_MS, ends));
  if (stored === undefined) {
    await deleteExpiredSessions(database.orm, seenAt);
    const moments = { startedAt: seenAt, seenAt, provenAt: seenAt, expiresAt };
    await insertSession(database.orm, { idHash, operatorId, device, ...moments });
  } else if (expiresAt.getTime() - stored.expiresAt > EXTEND_AFTER_MS) {
    // An update, never an insert: a request that was running while its operator logged out must not restore
    // the session.
    await extendSession(database.orm, idHash, { seenAt, expiresAt });
  }
}
