// Streams an uploaded file to a temporary file while computing its digest. The file is always deleted
// afterwards.

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskOutage } from '#platform/disk/disk-outage.ts';
import { Refusal, uploadAborted } from '#shared/api/problems.ts';
import { UPLOAD_LIMIT } from '../contract.ts';
import { tooManyBytes } from '../errors.ts';
import { storageUnavailable } from '../media-storage.port.ts';

export type IncomingFile = { path: string; sha256: string };

/**
 * Reads an upload (`content`) up to the size limit into a temporary file, calls `work` with it, and deletes
 * the file when `work` ends. Throws 400 `upload_broken_off`, 413 `payload_too_large`, 503
 * `media_storage_unavailable` when the disk is full.
 */
export async function withIncomingFile<Result>(
  folder: string,
  content: Readable,
  work: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  // The connection may fail before the folder exists. An unhandled error event would end the process; reading
  // the stream later throws the error again.
  content.on('error', () => undefined);
  await mkdir(folder, { recursive: true }).catch(storageError);
  const path = join(folder, `${randomUUID()}.upload`);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        hash.update(chunk);
        done(bytes > UPLOAD_LIMIT ? tooManyBytes() : null, chunk);
      },
    });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(content, measured, file).catch(storageError);
    return await work({ path, sha256: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
}

function storageError(error: unknown): never {
  if (isDiskOutage(error)) throw storageUnavailable();
  // Errors of the disk and the connection have a code; errors of the form parser do not.
  const isNamed = error instanceof Refusal || (error instanceof Error && 'code' in error);
  throw isNamed ? error : uploadAborted();
}

/** Deletes the files of uploads that crashed processes left behind: those last written before `before`. */
export async function deleteStaleUploads(folder: string, before: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: null }));
    if (mtime && mtime < before) await rm(path, { force: true });
  }
}
