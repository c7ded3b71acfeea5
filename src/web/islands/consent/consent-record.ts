// What a visitor has decided about cookies, as it is kept in one cookie of their own browser: proof of the
// choice, and nothing anybody could be recognised by, because it is sent to nobody. Pure: the browser is in
// consent-store.ts.

export type Choices = { statistics: boolean; marketing: boolean };

export type ConsentRecord = {
  /** Names this one choice, so that a visitor can point at it. */
  id: string;
  /** Of the question that was asked. */
  version: number;
  choices: Choices;
  /** ISO moment. */
  time: string;
};

/** Another question (a new purpose, a new recipient) is another version: everybody is asked again. */
export const CONSENT_VERSION = 1;
export const CONSENT_COOKIE = 'cookie-keuze';
/** 12 months. */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60;

export const ACCEPTED: Choices = { statistics: true, marketing: true };
export const REFUSED: Choices = { statistics: false, marketing: false };

/**
 * `value` is the cookie's, decoded. Null for a choice that is missing, unreadable, too old or about another
 * question.
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
