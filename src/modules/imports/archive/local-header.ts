// Reads the local header of a file, which precedes the content of the file in a ZIP archive. The header must
// match the archive's directory, because some programs use the header and others the directory.

import { damagedArchive, unsafeArchive } from '../errors.ts';
import { isNameOf } from './entry-names.ts';
import { type ArchiveFile, DEFLATED, STORED } from './read-directory.ts';
import type { WindowedFile } from './windowed-file.ts';

const HEADER_BYTES = 30;
const SIGNATURE = 0x04034b50;
const ENCRYPTED = 0x1;
/** The flag for a data descriptor: the sizes of the file follow after its content instead of preceding it. */
const HAS_DESCRIPTOR = 0x8;
const IN_ZIP64 = 0xffffffff;

/**
 * Checks the local header and returns the position of the file's content in the archive. Throws 422
 * `archive_unsafe`, `archive_damaged`.
 */
export async function readLocalHeader(file: WindowedFile, one: ArchiveFile): Promise<number> {
  const { header, name } = await readParts(file, one).catch(() => {
    throw damagedArchive(`het begin van “${one.path}” ontbreekt`);
  });
  if (header.readUInt32LE(0) !== SIGNATURE) throw damagedArchive(`het begin van “${one.path}” ontbreekt`);
  const flags = header.readUInt16LE(6);
  if (!agrees(header, one) || !isNameOf(one.path, { raw: name, flags }))
    throw unsafeArchive(`“${one.path}” geeft zich voor twee verschillende bestanden uit`);
  return one.headerStart + HEADER_BYTES + name.length + header.readUInt16LE(28);
}

async function readParts(
  file: WindowedFile,
  { headerStart }: ArchiveFile,
): Promise<{ header: Buffer; name: Buffer }> {
  const header = await file.read(headerStart, HEADER_BYTES);
  return { header, name: await file.read(headerStart + HEADER_BYTES, header.readUInt16LE(26)) };
}

function agrees(header: Buffer, one: ArchiveFile): boolean {
  const flags = header.readUInt16LE(6);
  if (flags & ENCRYPTED || header.readUInt16LE(8) !== (one.deflated ? DEFLATED : STORED)) return false;
  if (flags & HAS_DESCRIPTOR) return true;
  const isSame = (declared: number, promised: number) => declared === promised || declared === IN_ZIP64;
  return (
    header.readUInt32LE(14) === one.digest &&
    isSame(header.readUInt32LE(18), one.packedBytes) &&
    isSame(header.readUInt32LE(22), one.bytes)
  );
}
