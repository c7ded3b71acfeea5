// The cookie with a visitor's choice. The browser and the server, which answers the plain form, write it in
// the same format.

import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentRecord,
} from './consent-record.ts';

/**
 * Creates the record of a cookie choice made at `now`. Its id does not come from `randomUUID`, which browsers
 * offer on https only.
 */
export function newRecord(choices: Choices, now: Date): ConsentRecord {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, version: CONSENT_VERSION, choices, time: now.toISOString() };
}

/** Returns a visitor's cookie choice encoded as the value of the cookie. */
export function writeRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(record));
}

/**
 * Returns the complete cookie for `document.cookie` or a `Set-Cookie` header. Scripts of the page can read
 * the cookie, because it is not httpOnly.
 */
export function consentCookie(record: ConsentRecord, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${CONSENT_COOKIE}=${writeRecord(record)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
