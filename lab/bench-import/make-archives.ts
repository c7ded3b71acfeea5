// Creates the archives of the import benchmark: a large app of many files, with the same bytes in every run,
// and two zip bombs.

import { createCipheriv } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import yazl from 'yazl';
import { rawZip } from '#tests/support/raw-zip.ts';

export const FILES = 50_000;
const FILE_BYTES = 21_200;
const FOLDER_FILES = 100;
const BOMB_PARTS = 10;
const PART_BYTES = 1024 ** 3;

/** Writes an archive of just under 1 GB with 50,000 files that cannot be compressed, piece by piece. */
export async function writeLargeApp(path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(
    Buffer.from('{"name":"groot","dependencies":{"react":"19"},"devDependencies":{"vite":"8"}}'),
    'package.json',
  );
  const noise = createNoise();
  for (let index = 1; index < FILES; index += 1) {
    const name = `src/components/map${Math.floor(index / FOLDER_FILES)}/deel${index}.tsx`;
    const compress = index % 2 === 0;
    zip.addReadStreamLazy(name, { compress, size: FILE_BYTES }, (give) =>
      give(null, Readable.from([noise()])),
    );
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** Returns a function that creates random-looking bytes, the same in every run. */
function createNoise(): () => Buffer {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16, 1));
  const zeros = Buffer.alloc(FILE_BYTES);
  return () => cipher.update(zeros);
}

/**
 * Writes a zip bomb of 10 MB that would unpack to 10 GB. `says` determines whether its ten entries declare
 * their real size or a small one.
 */
export async function writeBomb(path: string, says: 'the truth' | 'little'): Promise<void> {
  const { packed, digest } = await packZeros();
  const saysBytes = says === 'the truth' ? PART_BYTES : 1024 ** 2;
  const part = { packed, saysBytes, saysDigest: digest, method: 8 };
  const parts = Array.from({ length: BOMB_PARTS }, (_, index) => ({ name: `src/deel${index}.ts`, ...part }));
  await writeFile(path, rawZip([{ name: 'package.json', content: '{}' }, ...parts]));
}

async function packZeros(): Promise<{ packed: Buffer; digest: number }> {
  const zeros = Buffer.alloc(1024 ** 2);
  let digest = 0;
  const source = Readable.from(
    (function* () {
      for (let bytes = 0; bytes < PART_BYTES; bytes += zeros.length) {
        digest = crc32(zeros, digest);
        yield zeros;
      }
    })(),
  );
  const pieces: Buffer[] = [];
  await pipeline(source, createDeflateRaw({ level: 9 }), async (packed: AsyncIterable<Buffer>) => {
    for await (const piece of packed) pieces.push(piece);
  });
  return { packed: Buffer.concat(pieces), digest };
}
