// A disk that is full or only read, in a sentence: what a person has to mend, and no stack.

import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** With less than this the embedded database ends without a reason. */
const LEAST_BYTES = 32 * 1024 ** 2;
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What the disk has to do with this error; null when nothing. */
export function diskTrouble(error, folder = process.env.DATA_DIR || './data') {
  const codes = codesOf(error);
  const at = `De schijf van ${resolve(folder)}`;
  const free = freeBytes(resolve(folder));
  const room = free === null ? '' : `: nog ${megabytes(free)} MB vrij`;
  if (codes.includes('EROFS'))
    return `${at} is alleen te lezen. Koppel hem met schrijfrechten en start opnieuw.`;
  if (codes.includes('EIO'))
    return `${at} geeft lees- of schrijffouten (EIO). Kijk hem na voor je opnieuw start.`;
  const isFull = codes.some((code) => FULL.has(code));
  const diedWithoutRoom = error?.name === 'EmbeddedDatabaseDied' && free !== null && free < LEAST_BYTES;
  return isFull || diedWithoutRoom ? `${at} is vol${room}. Maak ruimte en start opnieuw.` : null;
}

function codesOf(error, depth = 0) {
  if (!(error instanceof Error) || depth === 5) return [];
  return [error.code, ...codesOf(error.cause, depth + 1)].filter((code) => typeof code === 'string');
}

/** Of the folder, or of the one it would be made in. */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return folder === dirname(folder) ? null : freeBytes(dirname(folder));
  }
}

const megabytes = (bytes) =>
  (bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 });
