// What somebody typed into an article or a page and did not save yet, kept in this browser alone until it is
// saved or thrown away.

import * as z from 'zod';
import { localStore } from '#web/client/browser-storage.ts';

const keptSchema = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });
export type Kept = z.infer<typeof keptSchema>;

/** `blog` and `pages` are two that may have the same number. */
const placeOf = (keptAs: string) => `admin_typed_${keptAs}`;

/** Kept for this page alone where the browser stores nothing, such as in some private windows. */
export function keepTyped(keptAs: string, kept: Kept): void {
  localStore.write(placeOf(keptAs), JSON.stringify(kept));
}

export function findTyped(keptAs: string): Kept | null {
  try {
    const text = localStore.read(placeOf(keptAs));
    return text === null ? null : keptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function forgetTyped(keptAs: string): void {
  localStore.remove(placeOf(keptAs));
}
