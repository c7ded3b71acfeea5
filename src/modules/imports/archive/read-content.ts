// Streams the unpacked content of one file in a ZIP archive.

import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { openWindowed, type WindowedFile } from './windowed-file.ts';

export type ContentPlace = { contentStart: number; packedBytes: number; deflated: boolean };

/**
 * Returns a stream of a file's unpacked content, in small chunks. The stream fails when the content cannot be
 * unpacked.
 */
export function unpack(file: WindowedFile, { contentStart, packedBytes, deflated }: ContentPlace): Readable {
  const packed = Readable.from(file.pieces(contentStart, contentStart + packedBytes), { objectMode: false });
  if (!deflated) return packed;
  const unpacked = createInflateRaw();
  packed.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => packed.destroy());
  return packed.pipe(unpacked);
}

/**
 * Opens the archive and returns a stream of a checked file's unpacked content. Closes the archive when the
 * stream ends or is destroyed.
 */
export async function readContent(archive: string, place: ContentPlace): Promise<Readable> {
  const file = await openWindowed(archive);
  const content = unpack(file, place);
  content.once('close', () => void file.close());
  return content;
}

/**
 * Reads the first `limit` bytes of a content stream. `isAll` is true when the content has no further bytes.
 */
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
