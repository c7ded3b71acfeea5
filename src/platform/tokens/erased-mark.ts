// What is left of the address of somebody who was forgotten: enough to know them again when they come by
// themselves, and nothing to read them from. Each mark has a salt of its own.

import { createHash, randomBytes } from 'node:crypto';
import { emailKey } from '#shared/recipient/email-key.ts';

const PREFIX = 'erased';

const digest = (salt: string, email: string) =>
  createHash('sha256')
    .update(salt + emailKey(email))
    .digest('hex');

/** `erased:<salt>:<sha-256 of salt and key>` */
export function createErasedMark(email: string, salt = randomBytes(16).toString('hex')): string {
  return `${PREFIX}:${salt}:${digest(salt, email)}`;
}

export function matchesErasedMark(mark: string, email: string): boolean {
  const [prefix, salt = ''] = mark.split(':');
  return prefix === PREFIX && createErasedMark(email, salt) === mark;
}
