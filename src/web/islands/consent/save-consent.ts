// Keeps a visitor's choice in their own browser and tells the page of it.

import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentRecord,
} from './consent-record.ts';
import { CONSENT_CHANGED } from './consent-store.ts';

/** As the value of a cookie may be written. */
export function writeRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(record));
}

export function saveConsent(choices: Choices): void {
  const value = writeRecord({
    id: randomId(),
    version: CONSENT_VERSION,
    choices,
    time: new Date().toISOString(),
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${
    location.protocol === 'https:' ? '; Secure' : ''
  }`;
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}

// Not randomUUID: it is missing on plain http.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
