// A disk that takes nothing more: full, over its quota, only to be read, or broken.

const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** Whether that is why something was not written, at whatever depth it was said. */
export function isDiskOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === 5) return false;
  return ('code' in error && CODES.includes(error.code)) || isDiskOutage(error.cause, depth + 1);
}
