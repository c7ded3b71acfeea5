// Backups in a folder of another disk, such as one that is mounted from elsewhere. A file is written aside, forced to disk,
// read back and only then named; its digest beside it says so.

import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type BackupPlace,
  BackupPlaceTrouble,
  DIGEST,
  digestText,
  readDigestText,
  withDigest,
} from '#modules/operations/index.ts';
import { digestStream, isSameDigest } from '#platform/disk/digest-stream.ts';
import { renameDurably, syncPath, writeFileDurably } from '#platform/disk/durable-files.ts';

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

/** The folder has to be there: one that was not mounted is not to be mistaken for it by being made. */
export function createDiskBackups(folder: string): BackupPlace {
  const at = (name: string) => join(folder, name);
  const orTrouble = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackupPlaceTrouble) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'onbekend';
      throw new BackupPlaceTrouble(REASONS[code] ?? `De schijf weigert (${code}).`, error);
    }
  };
  return {
    title: folder,
    list: () => orTrouble(async () => withDigest(await readdir(folder))),
    keep: (name, file) =>
      orTrouble(async () => {
        const aside = at(`${name}.unfinished`);
        const sent = await digestStream(createReadStream(file));
        // It may be what a process left that died.
        await rm(aside, { force: true });
        await pipeline(createReadStream(file), createWriteStream(aside, { mode: 0o600, flush: true }));
        if (!isSameDigest(await digestStream(createReadStream(aside)), sent))
          throw new BackupPlaceTrouble('Wat er aankwam, is niet wat er verstuurd is.');
        renameDurably(aside, at(name));
        writeFileDurably(at(`${name}${DIGEST}`), digestText(sent.sha256, name));
      }),
    open: (name) =>
      orTrouble(async () => {
        const sha256 = readDigestText(await readFile(at(`${name}${DIGEST}`), 'utf8'));
        await stat(at(name));
        return { content: createReadStream(at(name)), sha256 };
      }),
    remove: (name) =>
      orTrouble(async () => {
        for (const path of [at(`${name}${DIGEST}`), at(name)]) await rm(path, { force: true });
        syncPath(folder);
      }),
    sharesDiskWith: (other) => orTrouble(async () => (await stat(folder)).dev === (await stat(other)).dev),
  };
}
