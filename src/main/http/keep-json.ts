// An answer that is the same for everybody, kept as the text that is sent until its data changes: neither the database
// nor the serialiser is asked again for it.

import type * as z from 'zod';

export type KeptJson<T> = {
  /** The value and its JSON; read once at a time, however many ask. */
  read(): Promise<{ value: T; text: string }>;
  /** The next reader asks afresh. What is being read at this moment is given to those who wait for it, and not kept. */
  drop(): void;
};

/** `load` is checked against the schema of the answer, once per reading. */
export function keepJson<T>(schema: z.ZodType<T>, load: () => Promise<T>): KeptJson<T> {
  let kept: Promise<{ value: T; text: string }> | null = null;

  async function readAfresh(): Promise<{ value: T; text: string }> {
    const value = schema.parse(await load());
    return { value, text: JSON.stringify(value) };
  }

  return {
    read() {
      if (kept) return kept;
      const reading = readAfresh();
      kept = reading;
      // An outage is not kept: the next reader tries again.
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    drop() {
      kept = null;
    },
  };
}
