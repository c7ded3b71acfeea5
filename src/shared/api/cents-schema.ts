// Money as it crosses a border. Programs, rows and jobs carry a number of cents; what was parsed is money
// again, so that `cents()` is said only where an amount is born.

import type * as z from 'zod';
import type { Cents } from '../money.ts';

/** Of a schema for whole numbers; what it describes and refuses stays the same. */
export function asCents(whole: z.ZodNumber): z.ZodType<Cents, number> {
  return whole as unknown as z.ZodType<Cents, number>;
}
