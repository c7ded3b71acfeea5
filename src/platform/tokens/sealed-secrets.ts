// Secrets the shop has to read again, such as those of authenticator apps: encrypted in the database with a key that
// is not in it. What was sealed for one purpose opens for no other, and what was altered opens not at all.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type SealedSecrets = {
  seal(plain: string): string;
  /** Null when it was altered, or sealed with another key or for another purpose. */
  open(sealed: string): string | null;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, its key made from the secret by HKDF. */
export function createSealedSecrets(secret: string, purpose: string): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
