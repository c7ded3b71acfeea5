// Whether the data folder can take what comes: it can be written to, and there is room for the next piece of
// the journal.

import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/**
 * PostgreSQL's journal grows by 16 MB at a time; with less than that free, orders will soon be turned away.
 */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Throws when the folder cannot be written to, or its disk is full. */
export async function checkStorage(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < LEAST_FREE_BYTES) throw new Error(`Only ${Math.floor(free / 1024)} KB are free in ${folder}`);
}
