// Reads and writes encrypted backup files: AES-256-GCM in chunks, under the operator's key. Each chunk is
// bound to its position and the last one is marked, so that a chunk that is changed, removed, reordered or
// cut off is detected. Every file has its own key, derived with a random salt.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';

const MAGIC = Buffer.from('zwartwit-sealed-1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** Error: the file is encrypted, and `BACKUP_KEY` is missing or is not the key it was encrypted with. */
export class WrongBackupKey extends Error {
  override readonly name = 'WrongBackupKey';
}

/** Error: `BACKUP_KEY` is set but the file is not encrypted, so anybody may have written it. */
export class UnsealedBackup extends Error {
  override readonly name = 'UnsealedBackup';
}

/**
 * The passphrase to read a backup with; null when none is configured. `unsealed: true` accepts an unencrypted
 * file although a passphrase is set.
 */
export type BackupKey = { key: string | null; unsealed?: boolean };

type Keys = { cipher: Buffer; check: Buffer };

/**
 * Derives the keys of one encrypted backup file from the passphrase: `cipher` encrypts the chunks, and
 * `check` detects a wrong passphrase before any data is decrypted.
 */
function deriveKeys(key: string, salt: Buffer): Keys {
  const root = scryptSync(key, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', root, salt, purpose, length));
  return { cipher: derive('chunks', 32), check: derive('check', CHECK_BYTES) };
}

/**
 * Returns the nonce of a chunk of an encrypted backup, made of the chunk's number and whether it is the last.
 * It is unique within a file.
 */
function nonceOf(chunk: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk));
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/**
 * Splits a byte stream into blocks of `size` bytes, with the remainder as the last block, and emits the
 * result of `work` for each block.
 */
class Blocks extends Transform {
  readonly #size: number;
  readonly #work: (block: Buffer, last: boolean) => Buffer;
  #rest = Buffer.alloc(0);

  constructor(size: number, work: (block: Buffer, last: boolean) => Buffer) {
    super();
    this.#size = size;
    this.#work = work;
  }

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    let rest = Buffer.concat([this.#rest, bytes]);
    try {
      // A block that may be the last one waits until there is more.
      for (; rest.length > this.#size; rest = rest.subarray(this.#size))
        this.push(this.#work(rest.subarray(0, this.#size), false));
      this.#rest = Buffer.from(rest);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      done(null, this.#work(this.#rest, true));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

export function createSealStream(key: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const { cipher, check } = deriveKeys(key, salt);
  let chunk = 0;
  return new Blocks(CHUNK_BYTES, (block, last) => {
    const header = chunk === 0 ? Buffer.concat([MAGIC, salt, check]) : Buffer.alloc(0);
    const seal = createCipheriv('aes-256-gcm', cipher, nonceOf(chunk, last));
    chunk += 1;
    const sealed = Buffer.concat([seal.update(block), seal.final()]);
    return Buffer.concat([header, sealed, seal.getAuthTag()]);
  });
}

/**
 * Opens an encrypted backup file. Returns `start`, the position in bytes from which the caller must read the
 * file, and `stream`, which decrypts these bytes and fails at the first chunk that was changed. Returns null
 * for an unencrypted file when no key is configured or `unsealed` is true. Throws `WrongBackupKey` or
 * `UnsealedBackup`.
 */
export async function openSealedFile(
  file: string,
  { key, unsealed = false }: BackupKey,
): Promise<{ start: number; stream: Transform } | null> {
  const header = await readHeader(file);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    if (key !== null && !unsealed)
      throw new UnsealedBackup(
        'The backup is not sealed, although there is a BACKUP_KEY: anybody may have made it',
      );
    return null;
  }
  if (key === null)
    throw new WrongBackupKey('The backup is sealed: set BACKUP_KEY to the key it was made with');
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const { cipher, check } = deriveKeys(key, salt);
  if (!header.subarray(MAGIC.length + SALT_BYTES).equals(check))
    throw new WrongBackupKey('The backup was sealed with another key than the one in BACKUP_KEY');
  let chunk = 0;
  const stream = new Blocks(SEALED_CHUNK_BYTES, (block, last) => {
    if (block.length < TAG_BYTES) throw new Error('A sealed chunk is missing');
    const opened = createDecipheriv('aes-256-gcm', cipher, nonceOf(chunk, last));
    chunk += 1;
    opened.setAuthTag(block.subarray(-TAG_BYTES));
    return Buffer.concat([opened.update(block.subarray(0, -TAG_BYTES)), opened.final()]);
  });
  return { start: HEADER_BYTES, stream };
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
