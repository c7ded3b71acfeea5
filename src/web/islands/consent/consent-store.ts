// The visitor's choice in this browser: read anew each time it matters, so that a choice made in another tab
// counts at once. A browser that sends Global Privacy Control has refused already and is not asked.

import { readCookie } from '#web/client/browser-storage.ts';
import { type Choices, CONSENT_COOKIE, type ConsentRecord, REFUSED, readRecord } from './consent-record.ts';

/** Told to the document after each choice. */
export const CONSENT_CHANGED = 'consent-changed';

export function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

export function storedConsent(): ConsentRecord | null {
  return readRecord(readCookie(CONSENT_COOKIE), Date.now());
}

/** Null while nothing has been chosen. */
export function currentChoices(): Choices | null {
  return sendsPrivacySignal() ? REFUSED : (storedConsent()?.choices ?? null);
}
