// The port of the second location of backups, a disk or a storage service apart from the shop's own disk.

import type { Readable } from 'node:stream';

/**
 * Thrown when the second location of the backups is unreachable, full, or refuses a call; `reason` explains
 * this to the operator in Dutch.
 */
export class BackupDestinationError extends Error {
  override readonly name = 'BackupDestinationError';
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * The files at the second location of backups. A failing call throws the error of the vendor, or
 * `BackupDestinationError`. The answers are not trusted; verify-copies.ts checks them.
 */
export type BackupStorage = {
  /**
   * Name of the second location of the backups as shown to the operator, such as "/mnt/nas/zwartwit" or
   * "s3://kopie/zwartwit".
   */
  readonly title: string;
  /** Lists the names of all files at the second location of the backups. */
  list(): Promise<string[]>;
  /**
   * Writes a file of `bytes` bytes to the second location of the backups, replacing a file of that name. An
   * interrupted write leaves no partial file.
   */
  write(name: string, content: Readable, bytes: number): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Deletes a file at the second location of the backups; does nothing when the file does not exist. */
  remove(name: string): Promise<void>;
  /**
   * Tells whether the second location of the backups is on the same disk as `folder`, so that one failure
   * would lose both.
   */
  sharesDiskWith(folder: string): Promise<boolean>;
  /** Explains an error of the storage of backup copies to the operator, in Dutch. */
  reasonOf(error: unknown): string;
};
