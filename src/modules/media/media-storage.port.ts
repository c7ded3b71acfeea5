// Where the files of pictures are kept: a disk or a service. A folder per picture, written once and never
// changed.

import { refusing } from '#shared/api/problems.ts';

export type PictureFile = {
  /** Such as `640.avif`. */
  name: string;
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  bytes: Uint8Array;
};

/** Every call throws `storageUnavailable` when the storage is away, full or answers nonsense. */
export type MediaStorage = {
  /**
   * Resolves when every file is certain to stay. No file is ever half there; the same files may be kept
   * again.
   */
  store(key: string, files: readonly PictureFile[]): Promise<void>;
  /** Null when there is no such file. */
  read(key: string, name: string): Promise<Uint8Array | null>;
  /** Does nothing when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every picture that is kept, in any order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Removes what a process that died before that moment left unfinished. */
  tidy(before: Date): Promise<void>;
};

/** 503 `media_storage_unavailable`. The adapter logs why; the operator hears what to do. */
export const storageUnavailable = refusing(
  'media_storage_unavailable',
  'De opslag van afbeeldingen is even niet bereikbaar. Probeer het zo opnieuw.',
  { retryAfter: 10 },
);
