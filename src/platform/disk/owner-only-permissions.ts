// The data folder is of one user alone: what is in it (customers, keys, pictures not yet published) then is
// as well.

import { chmodSync } from 'node:fs';
import { makeFolderDurably } from './durable-files.ts';

/**
 * Makes the folder when it is missing. False when it belongs to somebody else, who then decides who may look.
 */
export function restrictToOwner(folder: string): boolean {
  makeFolderDurably(folder);
  try {
    chmodSync(folder, 0o700);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOTSUP')) {
      return false;
    }
    throw error;
  }
}
