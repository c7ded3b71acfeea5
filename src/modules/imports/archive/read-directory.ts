// Reads the directory of a ZIP file (its list of contents) and checks it before any content is unpacked:
// names, types of files, sizes, and whether the archive can contain an app.

import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { Refusal } from '#shared/api/problems.ts';
import { damagedArchive, notAZip, unsafeArchive } from '../errors.ts';
import { pathOfEntry, quoted } from './entry-names.ts';
import type { WindowedFile } from './windowed-file.ts';

export const ARCHIVE_LIMITS = {
  entries: 100_000,
  /** The maximum unpacked size of all files of an archive together, in bytes. */
  contentBytes: 4 * 1024 ** 3,
  /**
   * The maximum ratio of unpacked to packed size, against ZIP bombs. It is checked for every archive and
   * every file in it that unpacks to more than `modestBytes`.
   */
  ratio: 150,
  modestBytes: 20 * 1024 ** 2,
} as const;

/** A file in the archive's directory. The type has few fields, because an archive may have 100,000 files. */
export type ArchiveFile = {
  path: string;
  bytes: number;
  packedBytes: number;
  deflated: boolean;
  digest: number;
  /** The position in the archive, in bytes, at which the file's local header begins. */
  headerStart: number;
};

export type ArchiveDirectory = {
  files: ArchiveFile[];
  /** The position in the archive at which the directory begins. All content must end before this position. */
  contentEnd: number;
};

const ENCRYPTED = 0x1 | 0x40 | 0x2000;
export const STORED = 0;
export const DEFLATED = 8;
const UNICODE_PATH = 0x7075;
/**
 * The length in bytes of the head of a Unicode path field, the optional field of a ZIP entry with its name in
 * UTF-8. The head consists of a version and a checksum and precedes the name.
 */
const UNICODE_PATH_HEAD = 5;

/**
 * Reads and checks the directory of the archive. Throws 415 `not_a_zip`, 422 `archive_unsafe`,
 * `archive_damaged`.
 */
export async function readDirectory(file: WindowedFile, signal: AbortSignal): Promise<ArchiveDirectory> {
  const zip = await openZip(file);
  if (zip.entryCount > ARCHIVE_LIMITS.entries) throw tooManyEntries();
  // The value is a number, although the library's type declares something else.
  const contentEnd = Number(zip.readEntryCursor);
  const files: ArchiveFile[] = [];
  const seen = createDuplicateCheck();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      const { path, isFolder } = validateEntry(entry);
      seen.add(path, isFolder);
      total += entry.uncompressedSize;
      refuseBomb(total, file.size);
      refuseBomb(entry.uncompressedSize, entry.compressedSize);
      if (!isFolder) files.push(fileOf(path, entry));
    }
    if (await isEntry(file, Number(zip.readEntryCursor)))
      throw unsafeArchive('er zitten bestanden in die de inhoudsopgave niet telt');
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : damagedArchive('de inhoudsopgave klopt niet');
  }
  return { files, contentEnd };
}

async function openZip(file: WindowedFile): Promise<ZipFile> {
  const start = file.size < 4 ? null : (await file.read(0, 4)).readUInt32LE();
  // The signature of a first file, or of the end of an empty archive.
  if (start !== 0x04034b50 && start !== 0x06054b50) throw notAZip();
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
  return fromRandomAccessReaderPromise(new WindowReader(file), file.size, options).catch(() => {
    throw damagedArchive('het einde ontbreekt of klopt niet');
  });
}

async function isEntry(file: WindowedFile, position: number): Promise<boolean> {
  return position + 4 <= file.size && (await file.read(position, 4)).readUInt32LE() === 0x02014b50;
}

/**
 * Lets the ZIP library yauzl read the archive through `WindowedFile`, which keeps one part of the file in
 * memory. The caller must close the file.
 */
class WindowReader extends RandomAccessReader {
  readonly #file: WindowedFile;
  constructor(file: WindowedFile) {
    super();
    this.#file = file;
  }
  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const held = this.#file.peek(position, length);
    if (held) {
      held.copy(target, offset);
      callback(null);
      return;
    }
    this.#file.read(position, length).then(
      (bytes) => {
        bytes.copy(target, offset);
        callback(null);
      },
      (error: Error) => callback(error),
    );
  }
}

function validateEntry(entry: Entry): { path: string; isFolder: boolean } {
  const { path, isFolder } = pathOfEntry({
    raw: entry.fileNameRaw,
    flags: entry.generalPurposeBitFlag,
    unicode: entry.extraFields.find(({ id }) => id === UNICODE_PATH)?.data.subarray(UNICODE_PATH_HEAD),
  });
  const file = quoted(path);
  if (entry.generalPurposeBitFlag & ENCRYPTED)
    throw unsafeArchive(`er zitten versleutelde bestanden in, zoals ${file}`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw damagedArchive(`${file} is ingepakt op een manier die de winkel niet kent`);
  const type = (entry.externalFileAttributes >>> 28) & 0xf;
  if (type === 0xa) throw unsafeArchive(`er zit een symbolische koppeling in: ${file}`);
  if (type !== 0 && type !== 0x8 && type !== 0x4)
    throw unsafeArchive(`er zit een apparaatbestand in: ${file}`);
  if (isFolder && entry.uncompressedSize > 0) throw unsafeArchive(`een map heeft inhoud: ${file}`);
  return { path, isFolder };
}

function fileOf(path: string, entry: Entry): ArchiveFile {
  return {
    path,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    deflated: entry.compressionMethod === DEFLATED,
    digest: entry.crc32,
    headerStart: entry.relativeOffsetOfLocalHeader,
  };
}

/**
 * Creates a check that throws 422 `archive_unsafe` for a duplicate name, and for a name used for both a file
 * and a folder. Such names would make two programs unpack different apps.
 */
function createDuplicateCheck(): { add(path: string, isFolder: boolean): void } {
  const files = new Set<string>();
  const folders = new Set<string>();
  const named = new Set<string>();

  /**
   * Adds the parent folders of a path to the known folders. Stops at the first folder that is already known,
   * because its parents are known too.
   */
  function addParents(path: string): void {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = path.slice(0, slash);
      if (files.has(folder))
        throw unsafeArchive(`een naam is zowel een bestand als een map: ${quoted(folder)}`);
      if (folders.has(folder)) return;
      folders.add(folder);
    }
  }

  return {
    add(path, isFolder) {
      if (files.has(path) || named.has(path) || (!isFolder && folders.has(path)))
        throw unsafeArchive(`er zitten twee bestanden met dezelfde naam in: ${quoted(path)}`);
      (isFolder ? named : files).add(path);
      if (isFolder) folders.add(path);
      addParents(path);
    },
  };
}

function refuseBomb(bytes: number, packedBytes: number): void {
  if (bytes > ARCHIVE_LIMITS.contentBytes) throw unsafeArchive('uitgepakt is hij groter dan 4 GB');
  if (bytes > ARCHIVE_LIMITS.modestBytes && bytes > packedBytes * ARCHIVE_LIMITS.ratio)
    throw unsafeArchive('de inhoud zwelt bij het uitpakken onnatuurlijk op');
}

function tooManyEntries(): Refusal {
  return unsafeArchive('er zitten meer dan 100.000 bestanden in');
}
