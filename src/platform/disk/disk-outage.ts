// Recognises a disk that cannot be written: full, over its quota, read-only or broken.

const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** True when an error, or one of its causes up to five levels deep, means that the disk cannot be written. */
export function isDiskOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === 5) return false;
  return ('code' in error && CODES.includes(error.code)) || isDiskOutage(error.cause, depth + 1);
}
