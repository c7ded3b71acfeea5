// The content of an archive, read once from front to back: every file has to be what the table of contents promised,
// and no two may share a byte. What lies about its size is stopped at the first byte too many.

import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { Refusal } from '#shared/problems.ts';
import { damagedArchive, unsafeArchive } from '../refusals.ts';
import { unpack } from './read-content.ts';
import type { ArchiveDirectory, ArchiveFile } from './read-directory.ts';
import type { WindowedFile } from './windowed-file.ts';

/** A file that was checked, and where its content begins. */
export type CheckedFile = Omit<ArchiveFile, 'entry'> & { contentStart: number };

const HAS_DESCRIPTOR = 0x8;
const IN_ZIP64 = 0xffffffff;

type Check = {
  file: WindowedFile;
  directory: ArchiveDirectory;
  signal: AbortSignal;
  onProgress(bytes: number): void;
};

/** In the order of the archive. Refuses with 422 `archive_unsafe`, `archive_damaged`. */
export async function checkContent({ file, directory, signal, onProgress }: Check): Promise<CheckedFile[]> {
  const { zip, files, contentEnd } = directory;
  const checked: CheckedFile[] = [];
  let free = 0;
  for (const { entry, ...one } of files.toSorted(byPlace)) {
    signal.throwIfAborted();
    if (entry.relativeOffsetOfLocalHeader < free) throw overlapping();
    const header = await zip.readLocalFileHeaderPromise(entry).catch(() => {
      throw damagedArchive(`het begin van “${one.path}” ontbreekt`);
    });
    const place = { ...one, contentStart: header.fileDataStart };
    refuseTwoFaces(entry, header, one.path);
    free = place.contentStart + place.packedBytes;
    if (free > contentEnd) throw overlapping();
    await checkFile(file, place, entry.crc32, signal);
    checked.push(place);
    onProgress(free);
  }
  return checked;
}

const byPlace = (a: ArchiveFile, b: ArchiveFile) =>
  a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader;

type Header = Awaited<ReturnType<ArchiveDirectory['zip']['readLocalFileHeaderPromise']>>;

/** Before its content an entry says again what it is; programs differ in which of the two they believe. */
function refuseTwoFaces(entry: ArchiveFile['entry'], header: Header, path: string): void {
  const isSame = (local: number, central: number) => local === central || local === IN_ZIP64;
  const sizesFollow = (header.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0;
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 0x1) === 0 &&
    (sizesFollow ||
      (header.crc32 === entry.crc32 &&
        isSame(header.compressedSize, entry.compressedSize) &&
        isSame(header.uncompressedSize, entry.uncompressedSize)));
  if (!agrees) throw unsafeArchive(`“${path}” geeft zich voor twee verschillende bestanden uit`);
}

async function checkFile(
  file: WindowedFile,
  one: CheckedFile,
  digest: number,
  signal: AbortSignal,
): Promise<void> {
  let bytes = 0;
  let sum = 0;
  const measure = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > one.bytes) throw unsafeArchive(`“${one.path}” is groter dan het archief zegt`);
    sum = crc32(piece, sum);
  };
  try {
    await pipeline(
      unpack(file, one),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) measure(piece);
      },
      { signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : damagedArchive(`“${one.path}” kan niet worden uitgepakt`);
  }
  if (bytes !== one.bytes) throw damagedArchive(`“${one.path}” is kleiner dan het archief zegt`);
  if (sum !== digest) throw damagedArchive(`de inhoud van “${one.path}” klopt niet`);
}

function overlapping(): Refusal {
  return unsafeArchive('bestanden delen dezelfde inhoud');
}
