// Where @fastify/session keeps its sessions: in the database, so every process knows them and a restart keeps them.
// The cookie's id is stored as a hash only, and a session that was logged out never comes back.

import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { type Clock, hours, minutes } from '#shared/clock.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  updateSession,
  upsertSession,
} from './operator-sessions.repository.ts';

declare module 'fastify' {
  interface Session {
    operatorId?: number;
    username?: string;
    /** Milliseconds; set on sessions that came from the database. */
    storedUntil?: number;
  }
}

/** Without a request for this long, the operator logs in again. */
export const SESSION_LASTS = hours(12);

/** A session in use is written at most this often: reading a page must not cost a write. */
const EXTEND_AFTER = minutes(5);

type Ports = { database: Pick<Database, 'orm'>; clock: Clock };

export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** Keeps sessions of operators only; a session without one is not stored. */
export function createSessionStore({ database, clock }: Ports): SessionStore {
  async function get(sessionId: string): Promise<Session | null> {
    const row = await findSession(database.orm, hashSessionId(sessionId), clock.now());
    if (!row) return null;
    const { operatorId, username } = row;
    return {
      cookie: { originalMaxAge: SESSION_LASTS },
      operatorId,
      username,
      storedUntil: row.expiresAt.getTime(),
    };
  }

  async function set(sessionId: string, session: Session): Promise<void> {
    const { operatorId, storedUntil } = session;
    if (operatorId === undefined) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_LASTS);
    const row = { idHash: hashSessionId(sessionId), operatorId, data: {}, expiresAt };
    if (storedUntil === undefined) {
      await deleteExpiredSessions(database.orm, now);
      await upsertSession(database.orm, row);
    } else if (expiresAt.getTime() - storedUntil > EXTEND_AFTER) {
      // An update, never an insert: a request that was under way while its operator logged out must not undo that.
      await updateSession(database.orm, row);
    }
  }

  return {
    get: (sessionId, callback) => {
      get(sessionId).then((session) => callback(null, session), callback);
    },
    set: (sessionId, session, callback) => {
      set(sessionId, session).then(() => callback(), callback);
    },
    destroy: (sessionId, callback) => {
      deleteSession(database.orm, hashSessionId(sessionId)).then(() => callback(), callback);
    },
  };
}
