// Generates the secret of a shop that has none configured. This happens once, and the secret is complete on
// disk before anything is signed with it. A damaged secret file stops the start with an explanation, because
// a new secret would silently invalidate every link and second factor.

import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createFileDurably, makeFolderDurably } from '#platform/disk/durable-files.ts';
import { ConfigurationError } from './configuration-error.ts';

const MIN_LENGTH = 32;

/**
 * Returns the secret with which the shop signs and encrypts, from a file in the data folder; creates the file
 * when it is missing. The file survives restarts and power cuts and is readable by its owner only. Throws a
 * `ConfigurationError` when the file is damaged.
 */
export function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  makeFolderDurably(dataDir);
  const secret = readSecret(file) ?? makeSecret(file);
  if (secret.length < MIN_LENGTH)
    throw unusableSecret(file, `holds ${secret.length} of at least ${MIN_LENGTH} characters`);
  return secret;
}

function readSecret(file: string): string | null {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return null;
    throw unusableSecret(file, `cannot be read (${String(code ?? error)})`);
  }
}

/**
 * Creates the secret file and returns its content. When several processes create the file at the same time,
 * all of them return the secret of the first.
 */
function makeSecret(file: string): string {
  createFileDurably(file, randomBytes(32).toString('hex'));
  return readSecret(file) ?? '';
}

function unusableSecret(file: string, what: string): ConfigurationError {
  return new ConfigurationError([
    `${file} ${what}. Put back the copy you kept, or set SESSION_SECRET. ` +
      'Without either, delete the file: a new secret is made at the next start, and links in mails sent before, ' +
      'log-ins and second factors no longer work. Orders and payments do not depend on it.',
  ]);
}
