// Verifies the copies at the second location, because its answers are not trusted. Every copy is read back
// and compared with the original. Then its digest is stored beside the copy, in the format of `sha256sum -c`.

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { digestStream, isSameDigest } from '#platform/disk/digest-stream.ts';
import { BackupDestinationError, type BackupStorage } from './backup-destination.port.ts';

/**
 * The second location with verification. Every call throws `BackupDestinationError` when the location is
 * unreachable, full or answers incorrectly.
 */
export type BackupDestination = Pick<BackupStorage, 'title' | 'remove' | 'sharesDiskWith'> & {
  /** Lists the names of the verified backup copies at the second location; unverified files are left out. */
  list(): Promise<string[]>;
  /**
   * Copies the backup in `file` to the second location under `name`; resolves after the copy was read back
   * and found equal. An interrupted call can be repeated.
   */
  store(name: string, file: string): Promise<void>;
  /**
   * Opens a backup copy at the second location and returns its content, with the SHA-256 digest stored when
   * the copy was verified.
   */
  open(name: string): Promise<{ content: Readable; sha256: string }>;
};

const DIGEST = '.sha256';

export function verifyCopies(shelf: BackupStorage): BackupDestination {
  async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackupDestinationError) throw error;
      throw new BackupDestinationError(shelf.reasonOf(error), error);
    }
  }
  async function store(name: string, file: string): Promise<void> {
    const sent = await digestStream(createReadStream(file));
    await shelf.write(name, createReadStream(file), sent.bytes);
    if (!isSameDigest(await digestStream(await shelf.read(name)), sent))
      throw new BackupDestinationError('Wat er aankwam, is niet wat er verstuurd is.');
    const line = Buffer.from(`${sent.sha256}  ${name}\n`);
    await shelf.write(`${name}${DIGEST}`, Readable.from([line]), line.length);
  }
  return {
    title: shelf.title,
    list: () =>
      wrapErrors(async () => {
        const all = new Set(await shelf.list());
        return [...all].filter((name) => all.has(`${name}${DIGEST}`));
      }),
    store: (name, file) => wrapErrors(() => store(name, file)),
    open: (name) =>
      wrapErrors(async () => {
        const sha256 = readDigest(await text(await shelf.read(`${name}${DIGEST}`)));
        return { content: await shelf.read(name), sha256 };
      }),
    // The digest is deleted first: after an interruption, a copy without digest counts as unverified.
    remove: (name) =>
      wrapErrors(async () => {
        for (const gone of [`${name}${DIGEST}`, name]) await shelf.remove(gone);
      }),
    sharesDiskWith: (folder) => wrapErrors(() => shelf.sharesDiskWith(folder)),
  };
}

function readDigest(line: string): string {
  const [, sha256] = /^([\da-f]{64}) {2}\S/.exec(line) ?? [];
  if (!sha256) throw new BackupDestinationError('Het bewijs naast een kopie is onleesbaar.');
  return sha256;
}
