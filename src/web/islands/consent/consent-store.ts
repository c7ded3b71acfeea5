// Reads the visitor's choice from the cookie each time it is needed, so that a choice made in another browser
// tab takes effect at once. A browser that sends Global Privacy Control counts as a refusal, and its visitor
// is not asked.

import { readCookie } from '#web/client/browser-storage.ts';
import { type Choices, CONSENT_COOKIE, type ConsentRecord, REFUSED, readRecord } from './consent-record.ts';

/** Name of the document event that the page fires after each cookie choice of the visitor. */
export const CONSENT_CHANGED = 'consent-changed';

export function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

export function storedConsent(): ConsentRecord | null {
  return readRecord(readCookie(CONSENT_COOKIE), Date.now());
}

/**
 * Returns the current choices; null before the visitor made a choice. In a browser that sends Global Privacy
 * Control everything is refused.
 */
export function currentChoices(): Choices | null {
  return sendsPrivacySignal() ? REFUSED : (storedConsent()?.choices ?? null);
}
