// Checks that the data folder is writable and has space for the next segment of the database's journal.

import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/**
 * Minimum free space in bytes. PostgreSQL's journal grows by 16 MB at a time; with less space, storing orders
 * will soon fail.
 */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Checks the data folder of the shop: throws when it is not writable or less than `LEAST_FREE_BYTES` is free.
 */
export async function checkStorage(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < LEAST_FREE_BYTES) throw new Error(`Only ${Math.floor(free / 1024)} KB are free in ${folder}`);
}
