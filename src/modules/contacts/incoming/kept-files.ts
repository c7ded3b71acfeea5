// Which files of a mail are kept: photos of broken jars and papers, known by how they begin and not by what
// they are called. Anything else, and what is too large, is named and stays in the mailbox.

import type { Attachment, FileType } from '../contract.ts';
import type { IncomingMail } from '../incoming-mail.port.ts';

/** A photo of a telephone has 2 to 5 MB. */
const LARGEST = 8 * 1024 * 1024;
const MOST = 8;

export type KeptFile = Attachment & { type: FileType; content: Buffer };

/** `room` is what may still be kept, in bytes. */
export function sortFiles(
  files: IncomingMail['attachments'],
  room: number,
): { kept: KeptFile[]; named: Attachment[] } {
  const kept: KeptFile[] = [];
  const named: Attachment[] = [];
  let left = room;
  for (const { name, size, content } of files) {
    const isSmall = size <= Math.min(LARGEST, left) && kept.length < MOST;
    const type = content && isSmall ? fileTypeOf(content) : null;
    if (!type || !content) {
      named.push({ name, size });
      continue;
    }
    kept.push({ name, size, type, content: Buffer.from(content.buffer, content.byteOffset, size) });
    left -= size;
  }
  return { kept, named };
}

/** What browsers of telephones call HEIC, by the brands of its container. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

export function fileTypeOf(content: Uint8Array): FileType | null {
  const head = Buffer.from(content.subarray(0, 16));
  const begins = (hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;
  const word = (from: number) => head.subarray(from, from + 4).toString('latin1');
  if (begins('ffd8ff')) return 'image/jpeg';
  if (begins('89504e470d0a1a0a')) return 'image/png';
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'image/webp';
  if (word(4) === 'ftyp' && HEIC.includes(word(8))) return 'image/heic';
  return head.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : null;
}
