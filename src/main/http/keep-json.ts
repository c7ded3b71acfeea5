// An answer that is the same for everybody, kept as the text that is sent until its data changes: neither the database
// nor the serialiser is asked again for it.

import type * as z from 'zod';
import { type Kept, keep } from '#shared/keep.ts';

export type KeptJson<T> = Kept<{ value: T; text: string }>;

/** `load` is checked against the schema of the answer, once per reading. */
export function keepJson<T>(schema: z.ZodType<T>, load: () => Promise<T>): KeptJson<T> {
  return keep(async () => {
    const value = schema.parse(await load());
    return { value, text: JSON.stringify(value) };
  });
}
