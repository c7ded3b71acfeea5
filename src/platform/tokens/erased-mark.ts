// Marks of erased e-mail addresses. A mark is a salted hash: it recognises the person when they return, but
// does not reveal the address. Each mark has its own salt.

import { createHash, randomBytes } from 'node:crypto';
import { emailKey } from '#shared/recipient/email-key.ts';

const PREFIX = 'erased';

const digest = (salt: string, email: string) =>
  createHash('sha256')
    .update(salt + emailKey(email))
    .digest('hex');

/**
 * Creates the mark of an address: `erased:<salt>:<sha-256 of salt and key>`, where key is the normalised
 * address.
 */
export function createErasedMark(email: string, salt = randomBytes(16).toString('hex')): string {
  return `${PREFIX}:${salt}:${digest(salt, email)}`;
}

export function matchesErasedMark(mark: string, email: string): boolean {
  const [prefix, salt = ''] = mark.split(':');
  return prefix === PREFIX && createErasedMark(email, salt) === mark;
}
