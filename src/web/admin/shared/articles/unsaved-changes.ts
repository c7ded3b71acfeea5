// What somebody typed into an article or a page and did not save yet, kept in this browser alone until it is
// saved or thrown away.

import * as z from 'zod';
import { localStore } from '#web/client/browser-storage.ts';

const unsavedChangesSchema = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });
export type UnsavedChanges = z.infer<typeof unsavedChangesSchema>;

/** `blog` and `pages` are two that may have the same number. */
const storageKey = (storageId: string) => `admin_typed_${storageId}`;

/** Kept for this page alone where the browser stores nothing, such as in some private windows. */
export function saveUnsavedChanges(storageId: string, changes: UnsavedChanges): void {
  localStore.write(storageKey(storageId), JSON.stringify(changes));
}

export function readUnsavedChanges(storageId: string): UnsavedChanges | null {
  try {
    const text = localStore.read(storageKey(storageId));
    return text === null ? null : unsavedChangesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function clearUnsavedChanges(storageId: string): void {
  localStore.remove(storageKey(storageId));
}
