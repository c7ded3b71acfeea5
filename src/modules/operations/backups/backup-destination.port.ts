// The second place of backups: somewhere else than the disk of the shop, which only a disk or a vendor's
// service can be.

import type { Readable } from 'node:stream';

/** A place that cannot be reached, is full or refuses; `reason` tells the operator, in Dutch. */
export class BackupDestinationError extends Error {
  override readonly name = 'BackupDestinationError';
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Where files can be put. Every call throws as its vendor does, or `BackupDestinationError`; nothing it says
 * is believed.
 */
export type BackupStorage = {
  /** For the operator: "/mnt/nas/zwartwit" or "s3://kopie/zwartwit". */
  readonly title: string;
  /** Every name there is. */
  list(): Promise<string[]>;
  /** Whole or not at all, also when it is cut off; over what has that name. `bytes` is how many come. */
  write(name: string, content: Readable, bytes: number): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Does nothing when there is nothing. */
  remove(name: string): Promise<void>;
  /** It is on the same disk as that folder, and would be lost with it. */
  sharesDiskWith(folder: string): Promise<boolean>;
  /** What an error of its vendor means, for the operator, in Dutch. */
  reasonOf(error: unknown): string;
};
