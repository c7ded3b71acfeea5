// The second place of backups: somewhere else than the disk of the shop, which only a disk or a vendor's service can be.

import type { Readable } from 'node:stream';

/** A place that cannot be reached, is full or refuses; `reason` tells the operator, in Dutch. */
export class BackupPlaceTrouble extends Error {
  override readonly name = 'BackupPlaceTrouble';
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Every call throws `BackupPlaceTrouble` when the place is away, full or answers nonsense. */
export type BackupPlace = {
  /** For the operator: "/mnt/nas/zwartwit" or "s3://kopie/zwartwit". */
  readonly title: string;
  /** The names of what arrived and was read back; what did not is not told of. */
  list(): Promise<string[]>;
  /** Resolves when what lies there was read back and is what was sent. May be done again after it was cut off. */
  keep(name: string, file: string): Promise<void>;
  /** A backup as it lies there, with the digest it had when it arrived. */
  open(name: string): Promise<{ content: Readable; sha256: string }>;
  /** Does nothing when there is nothing. */
  remove(name: string): Promise<void>;
  /** It is on the same disk as that folder, and would be lost with it. */
  sharesDiskWith(folder: string): Promise<boolean>;
};

/** Stands beside each backup once it was read back, as `sha256sum -c` reads it. */
export const DIGEST = '.sha256';
export const digestText = (sha256: string, name: string): string => `${sha256}  ${name}\n`;

/** Throws unless it is one. */
export function readDigestText(text: string): string {
  const [, sha256] = /^([\da-f]{64}) {2}\S/.exec(text) ?? [];
  if (!sha256) throw new BackupPlaceTrouble('Het bewijs naast een kopie is onleesbaar.');
  return sha256;
}

/** Of all names in a place, those that have their digest beside them. */
export function withDigest(names: readonly string[]): string[] {
  const all = new Set(names);
  return names.filter((name) => all.has(`${name}${DIGEST}`));
}
