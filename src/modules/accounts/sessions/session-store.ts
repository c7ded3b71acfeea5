// Where @fastify/session keeps its sessions: in the database, so every process knows them and a restart keeps
// them. The cookie's id is stored as a hash only, and a session that was logged out never comes back.

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
    /** As the browser called itself at log-in. */
    device?: string;
    duty?: RequiredAction | null;
    /** Milliseconds: when password and code were last given. */
    provenAt?: number;
    /** Milliseconds; set on sessions that came from the database. */
    stored?: { startedAt: number; expiresAt: number };
  }
}

/** Without a request for this long, the operator logs in again. */
export const SESSION_IDLE_TTL_MS = hours(12);

/** And at the latest this long after logging in, however busy the session is. */
export const SESSION_MAX_AGE_MS = days(7);

/** A session in use is written at most this often: reading a page must not cost a write. */
const EXTEND_AFTER_MS = minutes(5);

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; testMode: boolean };

export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** Keeps sessions of operators only; a session without one is not stored. */
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
    // An update, never an insert: a request that was under way while its operator logged out must not undo
    // that.
    await extendSession(database.orm, idHash, { seenAt, expiresAt });
  }
}
