// Stores a visitor's choice in the browser and notifies the page.

import { consentCookie, newRecord } from './consent-cookie.ts';
import type { Choices } from './consent-record.ts';
import { CONSENT_CHANGED } from './consent-store.ts';

export function saveConsent(choices: Choices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = consentCookie(newRecord(choices, new Date()), location.protocol === 'https:');
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}
