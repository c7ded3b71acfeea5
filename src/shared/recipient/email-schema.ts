// Schema of an e-mail address. It accepts any spelling and returns the normalised one.

import * as z from 'zod';
import { normaliseCode } from '../writing/normalise-text.ts';
import { asciiDomain, EMAIL_ADDRESS } from './email-address.ts';

const LONGEST = 254;

/**
 * Creates the schema of an e-mail address. `message` is the error text for an invalid address, `tooLong` for
 * one of more than 254 characters; by default it is the same text.
 */
export function emailAddress(message: string, tooLong = message) {
  return z
    .string(message)
    .overwrite((text) => asciiDomain(normaliseCode(text)))
    .max(LONGEST, tooLong)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, error: message }));
}
