// The cookie with a visitor's choice, in the same format from the browser and from the server that answers
// the plain form.

import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentRecord,
} from './consent-record.ts';

/**
 * Creates the record of a choice made now. The id does not use randomUUID, which browsers offer on https
 * only.
 */
export function newRecord(choices: Choices, now: Date): ConsentRecord {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, version: CONSENT_VERSION, choices, time: now.toISOString() };
}

/** Encodes a record as a cookie value. */
export function writeRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(record));
}

/**
 * Returns the complete cookie for `document.cookie` or a `Set-Cookie` header. It is not httpOnly, because
 * pages read it.
 */
export function consentCookie(record: ConsentRecord, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${CONSENT_COOKIE}=${writeRecord(record)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
