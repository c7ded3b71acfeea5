// What a file of an archive may be called. Nothing is ever written under such a name, but what is refused here was made
// to deceive somebody: a name that leaves the archive, means a device, or reads differently elsewhere.

import { unsafeArchive } from '../refusals.ts';

const MOST_PATH_BYTES = 1000;
const MOST_NAME_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The path of an entry, without the slash that marks a folder. Refuses with `archive_unsafe`. */
export function pathOfEntry(raw: Buffer): { path: string; isFolder: boolean } {
  if (raw.length > MOST_PATH_BYTES) throw unsafeArchive('er zit een bestand in met een veel te lange naam');
  const name = decode(raw);
  const isFolder = name.endsWith('/');
  const path = isFolder ? name.slice(0, -1) : name;
  const fault = faultOf(path);
  if (fault) throw unsafeArchive(`${fault} (“${shown(path)}”)`);
  return { path: path.normalize('NFC'), isFolder };
}

function decode(raw: Buffer): string {
  try {
    return utf8.decode(raw);
  } catch {
    throw unsafeArchive('de naam van een bestand is geen geldige UTF-8');
  }
}

function faultOf(path: string): string | null {
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(path))
    return 'een naam bevat onzichtbare tekens';
  if (path.includes('\\')) return 'een naam bevat een backslash';
  if (path.startsWith('/')) return 'een naam begint bij de hoofdmap';
  if (path.includes(':')) return 'een naam wijst naar een schijf of een verborgen deel van een bestand';
  const parts = path.split('/');
  if (parts.includes('..')) return 'een naam verlaat het archief';
  if (parts.some((part) => part === '' || part === '.')) return 'een naam heeft een lege map';
  if (parts.some((part) => DEVICE.test(part))) return 'een naam is die van een apparaat van Windows';
  if (parts.some((part) => /[ .]$/.test(part))) return 'een naam eindigt op een punt of spatie';
  if (parts.some((part) => Buffer.byteLength(part) > MOST_NAME_BYTES)) return 'een naam is veel te lang';
  return null;
}

/** Short and without anything that is no letter on a screen. */
function shown(path: string): string {
  const clean = path.replaceAll(/\p{C}/gu, '·');
  return clean.length > 60 ? `…${clean.slice(-59)}` : clean;
}
