// Validates the names of files in a ZIP archive. Nothing is ever written to disk under such a name, but
// deceptive names are refused: a path that leads out of the archive, the name of a device, or a name that
// other programs read differently.

import iconv from 'iconv-lite';
import { unsafeArchive } from '../errors.ts';

const MAX_PATH_BYTES = 1000;
const MAX_NAME_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * The code pages to decode names that Windows programs wrote. Western European (cp850) is tried first: it has
 * all letters of cp437, and accented capitals too.
 */
const WINDOWS_CODE_PAGES = ['cp850', 'cp437'] as const;
const UTF8_FLAG = 0x800;

/**
 * The name of an archive entry as bytes, with the flags that state its encoding. `unicode` is the additional
 * UTF-8 name that some programs write.
 */
export type RawName = { raw: Buffer; flags: number; unicode?: Buffer | undefined };

/**
 * Returns the path of an archive entry, without the slash that marks a folder. A name that is neither marked
 * as UTF-8 nor valid UTF-8 is decoded with a Windows code page. Throws 422 `archive_unsafe`, with the name of
 * the file.
 */
export function pathOfEntry(name: RawName): { path: string; isFolder: boolean } {
  const [read = ''] = readingsOf(name);
  const written = name.unicode === undefined ? read : secondName(name, name.unicode);
  const isFolder = written.endsWith('/');
  const path = isFolder ? written.slice(0, -1) : written;
  if (name.raw.length > MAX_PATH_BYTES) throw unsafeFile(path, 'heeft een veel te lange naam');
  const fault = faultOf(path);
  if (fault) throw unsafeFile(path, fault);
  return { path: path.normalize('NFC'), isFolder };
}

/**
 * Returns true when the name in a file's local header, decoded in one of the possible ways, equals the path
 * in the archive's directory.
 */
export function isNameOf(path: string, name: RawName): boolean {
  return readingsOf(name).some((read) => read.normalize('NFC') === path);
}

function readingsOf({ raw, flags }: RawName): string[] {
  try {
    return [utf8.decode(raw)];
  } catch {
    const readings = WINDOWS_CODE_PAGES.map((page) => iconv.decode(raw, page));
    if (flags & UTF8_FLAG) throw unsafeFile(readings[0] ?? '', 'heeft een naam die geen geldige UTF-8 is');
    return readings;
  }
}

/**
 * Compares the two names that some programs give one entry, and returns the name. Throws 422 `archive_unsafe`
 * when they differ, because two programs would then unpack different apps.
 */
function secondName(name: RawName, unicode: Buffer): string {
  const readings = readingsOf(name);
  const matching = readings.find((read) => Buffer.from(read).equals(unicode));
  if (matching === undefined) throw unsafeFile(readings[0] ?? '', 'heeft twee verschillende namen');
  return matching;
}

const unsafeFile = (path: string, fault: string) => unsafeArchive(`${quoted(path)} ${fault}`);

function faultOf(path: string): string | null {
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(path))
    return 'heeft onzichtbare tekens in zijn naam';
  if (path.includes('\\')) return 'heeft een backslash in zijn naam';
  if (path.startsWith('/')) return 'begint bij de hoofdmap';
  if (path.includes(':')) return 'wijst naar een schijf of een verborgen deel van een bestand';
  const parts = path.split('/');
  if (parts.includes('..')) return 'verlaat het archief';
  if (parts.some((part) => part === '' || part === '.')) return 'heeft een lege map in zijn naam';
  if (parts.some((part) => DEVICE.test(part))) return 'heeft de naam van een apparaat van Windows';
  if (parts.some((part) => /[ .]$/.test(part))) return 'eindigt op een punt of spatie';
  if (parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES)) return 'heeft een veel te lange naam';
  return null;
}

/** Returns the path in quotation marks, cut off at 60 characters, with control characters replaced. */
export function quoted(path: string): string {
  const clean = path.replaceAll(/\p{C}/gu, '·');
  return `“${clean.length > 60 ? `…${clean.slice(-59)}` : clean}”`;
}
