// Reads a file through a moving window in memory, so that nearby reads need one disk access and memory use
// does not depend on the file's size. Archives are read from front to back, so most reads are inside the
// current window.

import { type FileHandle, open } from 'node:fs/promises';

export const WINDOW_BYTES = 256 * 1024;

export type WindowedFile = {
  size: number;
  /**
   * Returns the bytes of the file at once if the part of it that is in memory (the window) contains all of
   * them; null otherwise.
   */
  peek(position: number, length: number): Buffer | null;
  /** Reads exactly `length` bytes of the file from `position`. Throws when the file ends before that. */
  read(position: number, length: number): Promise<Buffer>;
  /**
   * Yields the bytes of the file from `start` up to, but not including, `end`, in chunks of at most
   * `WINDOW_BYTES`.
   */
  pieces(start: number, end: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
};

export async function openWindowed(path: string): Promise<WindowedFile> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  let at = -1;
  let window: Buffer = Buffer.alloc(0);

  async function from(position: number): Promise<Buffer> {
    if (position < 0 || position >= size) throw new Error('The archive ends before its content does');
    const windowStart = position - (position % WINDOW_BYTES);
    if (windowStart !== at) {
      window = await readWindow(handle, windowStart);
      at = windowStart;
    }
    return window.subarray(position - windowStart);
  }

  async function* pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const piece = (await from(position)).subarray(0, end - position);
      if (piece.length === 0) throw new Error('The archive became shorter while it was read');
      yield piece;
      position += piece.length;
    }
  }

  function peek(position: number, length: number): Buffer | null {
    const begin = position - at;
    return at >= 0 && begin >= 0 && begin + length <= window.length
      ? window.subarray(begin, begin + length)
      : null;
  }

  return {
    size,
    peek,
    pieces,
    async read(position, length) {
      const held = peek(position, length);
      if (held) return held;
      const first = length === 0 ? Buffer.alloc(0) : (await from(position)).subarray(0, length);
      if (first.length === length) return first;
      const parts = [first];
      for await (const piece of pieces(position + first.length, position + length)) parts.push(piece);
      return Buffer.concat(parts);
    },
    close: () => handle.close(),
  };
}

/**
 * Reads `WINDOW_BYTES` of the file (fewer at its end) into newly allocated memory, because a caller may still
 * use the bytes that were read before.
 */
async function readWindow(handle: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.allocUnsafeSlow(WINDOW_BYTES),
    0,
    WINDOW_BYTES,
    position,
  );
  return buffer.subarray(0, bytesRead);
}
