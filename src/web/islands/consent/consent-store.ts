// The visitor's choice in this browser: read anew each time it matters, so that a choice made in another tab counts at once.
// A browser that sends Global Privacy Control has refused already and is not asked.

import { readCookie } from '../pack-selection.ts';
import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentRecord,
  REFUSED,
  readRecord,
  writeRecord,
} from './consent-record.ts';

/** Told to the document after each choice. */
export const CONSENT_CHANGED = 'consent-changed';

export function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

export function storedConsent(): ConsentRecord | null {
  return readRecord(readCookie(document.cookie, CONSENT_COOKIE), Date.now());
}

/** Null while nothing has been chosen. */
export function currentChoices(): Choices | null {
  return sendsPrivacySignal() ? REFUSED : (storedConsent()?.choices ?? null);
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
