// Stores the archives in a folder, one file per import. A file is named by the import's id, never by a name
// from the archive or browser.

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal, uploadAborted } from '#shared/api/problems.ts';
import { IMPORT_LIMIT } from './contract.ts';
import { archiveTooLarge, noRoom } from './errors.ts';

/**
 * The disk space in bytes that imports must leave free for the shop, whose database writes to the same disk.
 */
const MIN_FREE_BYTES = 256 * 1024 ** 2;

/** The maximum size in bytes of the rest of the upload request, the form data around the ZIP file. */
const MAX_FORM_OVERHEAD_BYTES = 64 * 1024;

export type ImportFolder = {
  pathOf(importId: number): string;
  /**
   * Throws 503 `not_enough_room` when storing an upload of `bytes` would leave too little free disk space for
   * the shop.
   */
  ensureRoom(bytes: number): Promise<void>;
  /**
   * Streams an uploaded archive to the file of the import and returns its size in bytes. Throws 413
   * `payload_too_large`, 400 `upload_broken_off`, 503 `not_enough_room` when the disk is full.
   */
  receive(importId: number, content: Readable, options: ReceiveOptions): Promise<number>;
  remove(importId: number): Promise<void>;
  /** Lists the ids of the imports that have an archive in the folder. */
  list(): Promise<number[]>;
};

type ReceiveOptions = { signal: AbortSignal; onProgress(bytes: number): void };

export function createImportFolder(folder: string): ImportFolder {
  const pathOf = (importId: number) => join(folder, `${importId}.zip`);
  return {
    pathOf,
    async ensureRoom(bytes) {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < bytes + MIN_FREE_BYTES) throw noRoom();
    },
    async receive(importId, content, { signal, onProgress }) {
      let bytes = 0;
      const measured = new Transform({
        transform(piece: Buffer, _encoding, done) {
          bytes += piece.length;
          onProgress(bytes);
          done(bytes > IMPORT_LIMIT ? archiveTooLarge() : null, piece);
        },
      });
      const file = createWriteStream(pathOf(importId), { flags: 'wx', mode: 0o600 });
      try {
        await pipeline(content, measured, file, { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw receiveError(error);
      }
      return bytes;
    },
    remove: (importId) => rm(pathOf(importId), { force: true }),
    async list() {
      await mkdir(folder, { recursive: true });
      const numbers = (await readdir(folder)).map((name) => /^(\d{1,9})\.zip$/.exec(name)?.[1]);
      return numbers.filter((number) => number !== undefined).map(Number);
    },
  };
}

/**
 * Throws 413 `payload_too_large` when the announced size of an upload is too large, before the request is
 * read.
 */
export function refuseTooLarge(requestBytes: number): void {
  if (requestBytes > IMPORT_LIMIT + MAX_FORM_OVERHEAD_BYTES) throw archiveTooLarge();
}

/**
 * Returns the error to report for a failed upload. A full disk becomes 503 `not_enough_room`. Refusals and
 * other disk errors are returned unchanged. Any other error means that the browser stopped sending, and
 * becomes 400 `upload_broken_off`.
 */
function receiveError(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return noRoom();
  const ofDisk = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
  return ofDisk ? error : uploadAborted();
}
