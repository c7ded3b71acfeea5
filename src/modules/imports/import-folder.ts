// The folder of the archives: one file per import, named by its number and by nothing an archive or a browser
// says.

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal, uploadAborted } from '#shared/api/problems.ts';
import { IMPORT_LIMIT } from './contract.ts';
import { archiveTooLarge, noRoom } from './errors.ts';

/** What stays free for the shop itself: its database writes to the same disk. */
const MIN_FREE_BYTES = 256 * 1024 ** 2;

/** The form around a file weighs a little too. */
const MAX_FORM_OVERHEAD_BYTES = 64 * 1024;

export type ImportFolder = {
  pathOf(importId: number): string;
  /** 503 `not_enough_room` when that many bytes more would leave the shop too little. */
  ensureRoom(bytes: number): Promise<void>;
  /** Streams to disk; answers how many bytes. 413 `payload_too_large`, 400 `upload_broken_off`. */
  receive(importId: number, content: Readable, options: ReceiveOptions): Promise<number>;
  remove(importId: number): Promise<void>;
  /** The imports that have a file here. */
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

/** 413 `payload_too_large` by what a request says it weighs, before any of it is read. */
export function refuseTooLarge(requestBytes: number): void {
  if (requestBytes > IMPORT_LIMIT + MAX_FORM_OVERHEAD_BYTES) throw archiveTooLarge();
}

/** What goes wrong with the disk is ours to mend; all else means that the browser stopped sending. */
function receiveError(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return noRoom();
  const ofDisk = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
  return ofDisk ? error : uploadAborted();
}
