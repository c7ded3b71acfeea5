// Selects the attachments to store: photos and documents, recognised by their first bytes and not by their
// names. Other files and files that are too large stay in the mailbox; the shop stores only their names.

import type { Attachment, FileType } from '../contract.ts';
import type { IncomingMail } from '../incoming-mail.port.ts';

/** The maximum size of a stored attachment in bytes. A phone's photo has 2 to 5 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 8;

export type StoredFile = Attachment & { type: FileType; content: Buffer };

/**
 * Splits a mail's attachments into those to store (at most 8) and those to list by name only. `maxBytes` is
 * the space that is left for the attachments of all mails together, in bytes.
 */
export function sortAttachments(
  files: IncomingMail['attachments'],
  maxBytes: number,
): { stored: StoredFile[]; unstored: Attachment[] } {
  const stored: StoredFile[] = [];
  const unstored: Attachment[] = [];
  let bytesLeft = maxBytes;
  for (const { name, size, content } of files) {
    const isSmall = size <= Math.min(MAX_BYTES, bytesLeft) && stored.length < MAX_FILES;
    const type = content && isSmall ? fileTypeOf(content) : null;
    if (!type || !content) {
      unstored.push({ name, size });
      continue;
    }
    stored.push({ name, size, type, content: Buffer.from(content.buffer, content.byteOffset, size) });
    bytesLeft -= size;
  }
  return { stored, unstored };
}

/** The brand codes in the header of HEIC files, the photo format of iPhones. */
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
