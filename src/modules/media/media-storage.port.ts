// The port of the storage of picture files, on a disk or at an external service. Each picture has a folder
// whose files are written once and never changed.

import { refusing } from '#shared/api/problems.ts';

export type PictureFile = {
  /** Name of one file of a picture, such as `640.avif`. */
  name: string;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  bytes: Uint8Array;
};

/**
 * Storage of picture files. Every call throws `storageUnavailable` when the storage is unreachable, full or
 * answers incorrectly.
 */
export type MediaStorage = {
  /**
   * Stores the files of a picture; resolves when all are safely stored. A reader never sees a partial file,
   * and storing the same files again is allowed.
   */
  store(key: string, files: readonly PictureFile[]): Promise<void>;
  /** Reads the file `name` of the picture with this key; null when the file does not exist. */
  read(key: string, name: string): Promise<Uint8Array | null>;
  /** Deletes the files of a picture; does nothing when the picture has no files. */
  remove(key: string): Promise<void>;
  /** Lists the key of every stored picture, in any order, with the time it was stored. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Deletes partly written files that crashed processes left before a moment. */
  tidy(before: Date): Promise<void>;
};

/**
 * The error 503 `media_storage_unavailable`. The adapter logs the cause; the message tells the operator what
 * to do.
 */
export const storageUnavailable = refusing(
  'media_storage_unavailable',
  'De opslag van afbeeldingen is even niet bereikbaar. Probeer het zo opnieuw.',
  { retryAfter: 10 },
);
