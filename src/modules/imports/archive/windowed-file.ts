// A file read through a window that moves along: what stands together costs one read of the disk, and memory
// stays the same whatever the file weighs. Archives are read from front to back, so nearly every read finds
// its window open.

import { type FileHandle, open } from 'node:fs/promises';

export const WINDOW_BYTES = 256 * 1024;

export type WindowedFile = {
  size: number;
  /** These bytes if the window holds all of them: most reads need not wait. */
  peek(position: number, length: number): Buffer | null;
  /** Exactly these bytes. Throws when the file ends before. */
  read(position: number, length: number): Promise<Buffer>;
  /** The bytes from `start` up to `end` in pieces, none larger than the window. */
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

/** Memory of its own each time: a reader may still be at work on the window before. */
async function readWindow(handle: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.allocUnsafeSlow(WINDOW_BYTES),
    0,
    WINDOW_BYTES,
    position,
  );
  return buffer.subarray(0, bytesRead);
}
