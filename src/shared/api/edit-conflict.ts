// Detects concurrent edits: the person who saves second gets an error, and nothing is overwritten silently.

import { Refusal } from './problems.ts';

/**
 * Throws 409 `edit_conflict` when `baseVersion`, the version an editor started from, is not the current one.
 * A program that sends none overwrites deliberately.
 */
export function refuseStaleEdit(current: number, baseVersion: number | undefined, detail: string): void {
  if (baseVersion === undefined || baseVersion === current) return;
  throw new Refusal('edit_conflict', detail, { extra: { version: current } });
}
