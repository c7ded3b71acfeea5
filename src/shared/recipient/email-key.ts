// The key that identifies a person: the normalised e-mail address. Only this function decides whether two
// addresses are the same.

import { normaliseText } from '../writing/normalise-text.ts';

/**
 * Normalises an address in the same way as `email_key(…)` in the database. It applies no rules of mail
 * services: "anna@" and "anna+shop@" may be two people.
 */
export const emailKey = (email: string): string => normaliseText(email).toLowerCase();
