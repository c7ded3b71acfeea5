// Stores unsaved changes of an article or page in this browser, until they are saved or discarded.

import * as z from 'zod';
import { localStore } from '#web/client/browser-storage.ts';

const unsavedChangesSchema = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });
export type UnsavedChanges = z.infer<typeof unsavedChangesSchema>;

/**
 * The key in the browser's storage. `storageId` starts with the kind of text, article or page, because an
 * article and a page may have the same number.
 */
const storageKey = (storageId: string) => `admin_typed_${storageId}`;

/**
 * Stores unsaved changes in this browser. When the browser has no storage, as in some private windows, the
 * changes are kept until the page is reloaded.
 */
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
