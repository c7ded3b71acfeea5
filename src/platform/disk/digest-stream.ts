// Computes the SHA-256 digest of a byte stream without keeping the bytes in memory.

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export type Digest = { sha256: string; bytes: number };

export async function digestStream(content: Readable): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

export const isSameDigest = (one: Digest, other: Digest): boolean =>
  one.sha256 === other.sha256 && one.bytes === other.bytes;
