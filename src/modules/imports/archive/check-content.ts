// Checks the content of a ZIP archive, reading it once from front to back. Every file must match the
// archive's directory, and no two files may overlap. A file larger than declared is refused at its first
// extra byte.

import { pipeline } from 'node:stream/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { Refusal } from '#shared/api/problems.ts';
import { damagedArchive, unsafeArchive } from '../errors.ts';
import { readLocalHeader } from './local-header.ts';
import { unpack } from './read-content.ts';
import type { ArchiveDirectory, ArchiveFile } from './read-directory.ts';
import { WINDOW_BYTES, type WindowedFile } from './windowed-file.ts';

/** A file whose content was checked. `contentStart` is the position of its content in the archive. */
export type CheckedFile = ArchiveFile & { contentStart: number };

type Check = {
  file: WindowedFile;
  directory: ArchiveDirectory;
  signal: AbortSignal;
  onProgress(bytes: number): void;
};

/**
 * Checks the content of all files of the archive and returns the files in the order of the archive.
 * `onProgress` receives the position in bytes up to which the archive was checked. Throws 422
 * `archive_unsafe`, `archive_damaged`; the abort reason when `signal` aborts.
 */
export async function checkContent({ file, directory, signal, onProgress }: Check): Promise<CheckedFile[]> {
  const { files, contentEnd } = directory;
  const checked: CheckedFile[] = [];
  let free = 0;
  for (const one of files.toSorted((a, b) => a.headerStart - b.headerStart)) {
    signal.throwIfAborted();
    if (one.headerStart < free) throw overlapping();
    const place = Object.assign(one, { contentStart: await readLocalHeader(file, one) });
    free = place.contentStart + place.packedBytes;
    if (free > contentEnd) throw overlapping();
    await checkFile(file, place, signal);
    checked.push(place);
    onProgress(free);
  }
  return checked;
}

async function checkFile(file: WindowedFile, one: CheckedFile, signal: AbortSignal): Promise<void> {
  const measured = createSizeCheck(one);
  try {
    if (Math.max(one.bytes, one.packedBytes) <= WINDOW_BYTES) measured.add(await unpackSmall(file, one));
    else
      await pipeline(
        unpack(file, one),
        async (pieces: AsyncIterable<Buffer>) => {
          for await (const piece of pieces) measured.add(piece);
        },
        { signal },
      );
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : damagedArchive(`“${one.path}” kan niet worden uitgepakt`);
  }
  measured.end();
}

/**
 * Unpacks a small file of the archive in memory. The file fits in the 256 KB window through which the archive
 * is read, so this needs no more memory than streaming it, and is much faster. Throws when the file is larger
 * than declared or cannot be unpacked.
 */
async function unpackSmall(file: WindowedFile, one: CheckedFile): Promise<Buffer> {
  const packed = await file.read(one.contentStart, one.packedBytes);
  if (!one.deflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, one.bytes) });
  } catch (error) {
    const isLonger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLonger ? largerThanDeclared(one) : error;
  }
}

function createSizeCheck(one: CheckedFile): { add(piece: Buffer): void; end(): void } {
  let bytes = 0;
  let sum = 0;
  return {
    add(piece) {
      bytes += piece.length;
      if (bytes > one.bytes) throw largerThanDeclared(one);
      sum = crc32(piece, sum);
    },
    end() {
      if (bytes !== one.bytes) throw damagedArchive(`“${one.path}” is kleiner dan het archief zegt`);
      if (sum !== one.digest) throw damagedArchive(`de inhoud van “${one.path}” klopt niet`);
    },
  };
}

function largerThanDeclared({ path }: CheckedFile): Refusal {
  return unsafeArchive(`“${path}” is groter dan het archief zegt`);
}

function overlapping(): Refusal {
  return unsafeArchive('bestanden delen dezelfde inhoud');
}
