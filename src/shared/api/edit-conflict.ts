// Detects concurrent edits: the person who saves second gets an error, so that no change is overwritten
// silently.

import { Refusal } from './problems.ts';

/**
 * Throws 409 `edit_conflict` when the edited row has changed: `baseVersion`, the version the editor started
 * from, is not the `current` one. Does nothing when `baseVersion` is undefined, for programs that overwrite
 * deliberately.
 */
export function refuseStaleEdit(current: number, baseVersion: number | undefined, detail: string): void {
  if (baseVersion === undefined || baseVersion === current) return;
  throw new Refusal('edit_conflict', detail, { extra: { version: current } });
}
