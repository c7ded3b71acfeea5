// An address for mail as a field of a schema: any way it may be typed, kept in one spelling.

import * as z from 'zod';
import { normaliseCode } from '../writing/normalise-text.ts';
import { asciiDomain, EMAIL_ADDRESS } from './email-address.ts';

const LONGEST = 254;

/**
 * `tooLong` is said of more than 254 characters; where it is not given, the same as of anything else that is
 * no address.
 */
export function emailAddress(message: string, tooLong = message) {
  return z
    .string(message)
    .overwrite((text) => asciiDomain(normaliseCode(text)))
    .max(LONGEST, tooLong)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, error: message }));
}
