// Restricts the data folder to its owner, because it holds customers, keys and unpublished images.

import { chmodSync } from 'node:fs';
import { makeFolderDurably } from './durable-files.ts';

/**
 * Creates the folder when it is missing and makes it readable by its owner only. Returns false when the
 * folder belongs to another user or its file system has no permissions; its permissions are then unchanged.
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
