// Encrypts secrets that the shop must be able to read again, such as those of authenticator apps, with a key
// that is not in the database. A value encrypted for one purpose cannot be decrypted for another, nor after
// it was altered.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

export type SealedSecrets = {
  seal(plain: string): string;
  /**
   * Decrypts a secret that was encrypted for storage; null when it was altered, or encrypted with an unknown
   * key or for another purpose.
   */
  open(sealed: string): string | null;
  /**
   * True when the value was encrypted with the previous secret of the shop (SESSION_SECRET_PREVIOUS). The
   * value must be encrypted again before that secret is removed.
   */
  isOutdated(sealed: string): boolean;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates the functions that encrypt and decrypt the secrets of one purpose: AES-256-GCM, with a key derived
 * by HKDF.
 */
export function createSealedSecrets(keyring: Keyring, purpose: string): SealedSecrets {
  const [now, ...before] = keyring.keysOf(`sealed ${purpose}`);
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(now, 'hex'), iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed) => openWith([now, ...before], sealed),
    isOutdated: (sealed) => openWith([now], sealed) === null && openWith(before, sealed) !== null,
  };
}

function openWith(keys: readonly string[], sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
  for (const key of keys) {
    const plain = decrypt(Buffer.from(key, 'hex'), bytes);
    if (plain !== null) return plain;
  }
  return null;
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
