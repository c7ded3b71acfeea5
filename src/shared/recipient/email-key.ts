// The key that identifies a person: the normalised e-mail address. Two addresses belong to the same person
// exactly when their keys are equal.

import { normaliseText } from '../writing/normalise-text.ts';

/**
 * Returns the key that identifies the person with this e-mail address, as `email_key(…)` in the database
 * does. Rules of mail services are not applied: "anna@" and "anna+shop@" may be two people.
 */
export const emailKey = (email: string): string => normaliseText(email).toLowerCase();
