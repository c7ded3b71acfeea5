// The content of one file of an archive, unpacked while it is read.

import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { openWindowed, type WindowedFile } from './windowed-file.ts';

export type ContentPlace = { contentStart: number; packedBytes: number; deflated: boolean };

/** Pieces of at most a window each. Fails where the content cannot be unpacked. */
export function unpack(file: WindowedFile, { contentStart, packedBytes, deflated }: ContentPlace): Readable {
  const packed = Readable.from(file.pieces(contentStart, contentStart + packedBytes), { objectMode: false });
  if (!deflated) return packed;
  const unpacked = createInflateRaw();
  packed.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => packed.destroy());
  return packed.pipe(unpacked);
}

/**
 * As `unpack`, of a file that was closed after it was checked. Closes it again when the reader is done or
 * gone.
 */
export async function readContent(archive: string, place: ContentPlace): Promise<Readable> {
  const file = await openWindowed(archive);
  const content = unpack(file, place);
  content.once('close', () => void file.close());
  return content;
}

/** The first bytes of a content, whatever its length. */
export async function readStart(
  content: Readable,
  limit: number,
): Promise<{ start: Buffer; isAll: boolean }> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > limit) break;
  }
  return { start: Buffer.concat(pieces).subarray(0, limit), isAll: bytes <= limit };
}
