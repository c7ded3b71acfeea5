// What somebody typed into an article or a page and did not save yet, kept in this browser alone until it is
// saved or thrown away.

import * as z from 'zod';

const keptSchema = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });
export type Kept = z.infer<typeof keptSchema>;

/** `blog` and `pages` are two that may have the same number. */
const placeOf = (keptAs: string) => `admin_typed_${keptAs}`;

/** Does nothing where the browser keeps nothing, such as in some private windows. */
export function keepTyped(keptAs: string, kept: Kept): void {
  try {
    localStorage.setItem(placeOf(keptAs), JSON.stringify(kept));
  } catch {
    // The form works without it.
  }
}

export function findTyped(keptAs: string): Kept | null {
  try {
    const text = localStorage.getItem(placeOf(keptAs));
    return text === null ? null : keptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function forgetTyped(keptAs: string): void {
  try {
    localStorage.removeItem(placeOf(keptAs));
  } catch {
    // Nothing was kept either.
  }
}
