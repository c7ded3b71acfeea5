// By which one person is known: their address for mail, however it was typed. The one place that decides when
// two are the same.

import { normaliseText } from '../writing/normalise-text.ts';

/**
 * In the database `email_key(…)` is the same. No rules of a mail service: "anna@" and "anna+shop@" may be two
 * people.
 */
export const emailKey = (email: string): string => normaliseText(email).toLowerCase();
