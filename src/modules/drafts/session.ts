// Reads and creates session ids. A visitor's checkout session is a secret id, made in the browser or by this
// file, and stored in the database only as a hash.

import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import { SESSION_ID_PATTERN } from './contract.ts';

/**
 * Returns `text` when it has the form of a session id, with 128 random bits; null for a missing or any other
 * text.
 */
export function readSessionId(text: string | null | undefined): string | null {
  return text && SESSION_ID_PATTERN.test(text) ? text : null;
}

export function createSessionId(clock: Clock): string {
  return `checkout_${clock.now().getTime()}_${randomBytes(16).toString('hex')}`;
}

export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}
