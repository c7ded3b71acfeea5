// The port of the second location of backups, a disk or a storage service apart from the shop's own disk.

import type { Readable } from 'node:stream';

/**
 * Thrown when the second location is unreachable, full or refuses; `reason` explains this to the operator in
 * Dutch.
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
 * Storage for files at the second location. Every call throws the vendor's error or `BackupDestinationError`.
 * Its answers are not trusted; verify-copies.ts checks them.
 */
export type BackupStorage = {
  /** The name shown to the operator: "/mnt/nas/zwartwit" or "s3://kopie/zwartwit". */
  readonly title: string;
  /** Lists the names of all files. */
  list(): Promise<string[]>;
  /**
   * Writes a file of `bytes` bytes, replacing a file of that name. The write is atomic, also when
   * interrupted.
   */
  write(name: string, content: Readable, bytes: number): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Deletes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
  /** Tells whether the storage is on the same disk as a folder, and would be lost with it. */
  sharesDiskWith(folder: string): Promise<boolean>;
  /** Explains an error of the vendor to the operator, in Dutch. */
  reasonOf(error: unknown): string;
};
