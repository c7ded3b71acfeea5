// What a file of an archive may be called. Nothing is ever written under such a name, but what is refused
// here was made to deceive somebody: a name that leaves the archive, means a device, or reads differently
// elsewhere.

import iconv from 'iconv-lite';
import { unsafeArchive } from '../errors.ts';

const MAX_PATH_BYTES = 1000;
const MAX_NAME_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Western Europe first: it has every letter of the other one, and capitals with accents as well. */
const WINDOWS_CODE_PAGES = ['cp850', 'cp437'] as const;
const UTF8_FLAG = 0x800;

/**
 * An entry's name as it stands in the archive, with its flags; `unicode` is the second name some programs
 * write, in UTF-8.
 */
export type RawName = { raw: Buffer; flags: number; unicode?: Buffer | undefined };

/**
 * The path of an entry, without the slash that marks a folder. A name that does not say it is UTF-8, and is
 * not, is read as Windows writes it. Refuses with `archive_unsafe`, naming the file.
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
 * Whether the name before the content is that of the table of contents, in one of the ways it may be read.
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
 * What the archive says twice has to be the same twice: two programs would else unpack two different apps.
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

/** In quotation marks, short and without anything that is no letter on a screen. */
export function quoted(path: string): string {
  const clean = path.replaceAll(/\p{C}/gu, '·');
  return `“${clean.length > 60 ? `…${clean.slice(-59)}` : clean}”`;
}
