// A visitor's checkout session: a secret id made in the browser (or here), stored in the database only as a
// hash.

import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import { SESSION_ID_PATTERN } from './contract.ts';

/** The session id if it is valid, with 128 random bits; null otherwise. */
export function readSessionId(text: string | null | undefined): string | null {
  return text && SESSION_ID_PATTERN.test(text) ? text : null;
}

export function createSessionId(clock: Clock): string {
  return `checkout_${clock.now().getTime()}_${randomBytes(16).toString('hex')}`;
}

export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}
