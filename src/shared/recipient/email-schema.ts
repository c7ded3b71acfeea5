// Schema of an e-mail address: it accepts any spelling and returns the normalised one.

import * as z from 'zod';
import { normaliseCode } from '../writing/normalise-text.ts';
import { asciiDomain, EMAIL_ADDRESS } from './email-address.ts';

const LONGEST = 254;

/**
 * Creates the schema. `tooLong` is the message for more than 254 characters; by default the same message as
 * for an invalid address.
 */
export function emailAddress(message: string, tooLong = message) {
  return z
    .string(message)
    .overwrite((text) => asciiDomain(normaliseCode(text)))
    .max(LONGEST, tooLong)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, error: message }));
}
