// Stores copies of backups in a folder on another disk, for example a mounted one. A file is written under a
// temporary name, flushed to disk and then renamed, so an incomplete copy never has a backup's name.

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupStorage } from '#modules/operations/index.ts';
import { renameDurably, syncPath } from '#platform/disk/durable-files.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'De map of het bestand bestaat niet.',
  ENOTDIR: 'Het is geen map.',
  EACCES: 'De winkel mag er niet schrijven.',
  EPERM: 'De winkel mag er niet schrijven.',
  EROFS: 'De schijf is alleen te lezen.',
  ENOSPC: 'De schijf is vol.',
  EDQUOT: 'De schijf is vol.',
  ESTALE: 'De schijf is niet meer verbonden.',
};

/**
 * Opens an existing folder for copies of backups. A missing folder is not created, because it may belong to a
 * disk that is not mounted; every call then fails.
 */
export function createDiskBackups(folder: string): BackupStorage {
  const at = (name: string) => join(folder, name);
  return {
    title: folder,
    list: () => readdir(folder),
    async write(name, content) {
      const temporaryFile = at(`${name}.unfinished`);
      // The file may be left over from a process that died.
      await rm(temporaryFile, { force: true });
      await pipeline(content, createWriteStream(temporaryFile, { mode: 0o600, flush: true }));
      renameDurably(temporaryFile, at(name));
    },
    async read(name) {
      const content = createReadStream(at(name));
      await once(content, 'open');
      return content;
    },
    async remove(name) {
      await rm(at(name), { force: true });
      syncPath(folder);
    },
    sharesDiskWith: async (other) => (await stat(folder)).dev === (await stat(other)).dev,
    reasonOf(error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'onbekend';
      return REASONS[code] ?? `De schijf weigert (${code}).`;
    },
  };
}
