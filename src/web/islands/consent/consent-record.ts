// The record of a visitor's cookie choice, stored in a cookie of the visitor's own browser. It proves the
// choice and identifies nobody, because it is reported to nobody. Pure functions; consent-store.ts accesses
// the browser.

export type Choices = { statistics: boolean; marketing: boolean };

export type ConsentRecord = {
  /** Id of a visitor's cookie choice, so that the visitor can refer to it. */
  id: string;
  /** Version of the cookie question that the visitor answered with this choice. */
  version: number;
  choices: Choices;
  /** Date and time of a visitor's cookie choice, as ISO 8601. */
  time: string;
};

/**
 * Version of the consent question. A new purpose or recipient requires a higher version; then everybody is
 * asked again.
 */
export const CONSENT_VERSION = 1;
export const CONSENT_COOKIE = 'cookie-keuze';
/** How long a choice is valid, in seconds: 12 months. */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60;

export const ACCEPTED: Choices = { statistics: true, marketing: true };
export const REFUSED: Choices = { statistics: false, marketing: false };

/**
 * Parses the decoded value of the cookie. Null when the choice is missing, unreadable, expired or belongs to
 * another version of the question; the visitor is then asked again.
 */
export function readRecord(value: string | null, now: number): ConsentRecord | null {
  const record = parse(value);
  if (record === null || record.version !== CONSENT_VERSION) return null;
  const age = now - Date.parse(record.time);
  return age < CONSENT_SECONDS * 1000 ? record : null;
}

function parse(value: string | null): ConsentRecord | null {
  try {
    const parsed: unknown = JSON.parse(value ?? '');
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.version === 'number' &&
    typeof value.time === 'string' &&
    isObject(value.choices) &&
    typeof value.choices.statistics === 'boolean' &&
    typeof value.choices.marketing === 'boolean'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
