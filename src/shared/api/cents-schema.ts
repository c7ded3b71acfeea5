// Schemas of amounts. JSON, rows and jobs contain a whole number of cents; parsing returns the type `Cents`,
// so that `cents()` is only called where an amount is computed.

import type * as z from 'zod';
import type { Cents } from '../money.ts';

/**
 * Turns a schema of whole numbers into a schema that returns `Cents`. Its description and checks stay the
 * same.
 */
export function asCents(whole: z.ZodNumber): z.ZodType<Cents, number> {
  return whole as unknown as z.ZodType<Cents, number>;
}
