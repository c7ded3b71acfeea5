// The cookie that keeps a visitor's choice, written the same by the browser and by the server that answers
// the plain form.

import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentRecord,
} from './consent-record.ts';

/** A choice made now. Not randomUUID: browsers have it on https only. */
export function newRecord(choices: Choices, now: Date): ConsentRecord {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, version: CONSENT_VERSION, choices, time: now.toISOString() };
}

/** As the value of a cookie may be written. */
export function writeRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(record));
}

/**
 * The whole cookie, as `document.cookie` and as a `Set-Cookie` header take it: pages read it, so it is not
 * httpOnly.
 */
export function consentCookie(record: ConsentRecord, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${CONSENT_COOKIE}=${writeRecord(record)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
