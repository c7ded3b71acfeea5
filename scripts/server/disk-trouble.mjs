// Explains in one sentence, without a stack, that a disk is full or read-only, so that the operator knows
// what to solve.

import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The minimum free space in bytes; with less, the embedded database ends without giving a reason. */
const LEAST_BYTES = 32 * 1024 ** 2;
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns the explanation when an error was caused by the disk; null when it was not. */
export function diskTrouble(error, folder = process.env.DATA_DIR || './data') {
  const codes = codesOf(error);
  const at = `The disk of ${resolve(folder)}`;
  const free = freeBytes(resolve(folder));
  const room = free === null ? '' : `: ${megabytes(free)} MB free`;
  if (codes.includes('EROFS')) return `${at} is read-only. Mount it for writing and start again.`;
  if (codes.includes('EIO'))
    return `${at} gives read or write errors (EIO). Check it before you start again.`;
  const isFull = codes.some((code) => FULL.has(code));
  const diedWithoutRoom = error?.name === 'EmbeddedDatabaseDied' && free !== null && free < LEAST_BYTES;
  return isFull || diedWithoutRoom ? `${at} is full${room}. Make room and start again.` : null;
}

function codesOf(error, depth = 0) {
  if (!(error instanceof Error) || depth === 5) return [];
  return [error.code, ...codesOf(error.cause, depth + 1)].filter((code) => typeof code === 'string');
}

/**
 * The free space in bytes of the folder's disk; if the folder does not exist yet, of the nearest existing
 * parent.
 */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return folder === dirname(folder) ? null : freeBytes(dirname(folder));
  }
}

const megabytes = (bytes) =>
  (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 });
