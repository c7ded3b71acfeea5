// Selects the files of the data folder that belong in a backup: uploaded images and the sandbox's payments.
// The embedded database, secrets, locks and earlier backups are left out.

import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chunkLine, fileLine } from './backup-file.ts';

const MEDIA = 'media';
export const SANDBOX = 'sandbox-payments.sqlite';
/** Matches the paths, within the data folder, of the files that a backup may contain and restore. */
export const BACKED_UP_PATHS = /^(media(\/[\w-][\w.-]*)+|sandbox-payments\.sqlite)$/;
const CHUNK_BYTES = 48 * 1024;

/**
 * Yields the backup lines of all images and of the sandbox's payments in the data folder, and adds the number
 * of files to `counted`.
 */
export async function* dataFolderLines(
  dataFolder: string,
  counted: { files: number },
): AsyncGenerator<string> {
  for (const path of await listMedia(dataFolder)) {
    yield* linesOfFile(path, join(dataFolder, path));
    counted.files += 1;
  }
  if (!existsSync(join(dataFolder, SANDBOX))) return;
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'zwartwit-backup-'));
  try {
    // The sandbox may be writing to it: SQLite itself makes a copy that is whole.
    const copy = join(temporaryFolder, SANDBOX);
    const sandbox = new DatabaseSync(join(dataFolder, SANDBOX), { readOnly: true });
    sandbox.prepare('VACUUM INTO ?').run(copy);
    sandbox.close();
    yield* linesOfFile(SANDBOX, copy);
    counted.files += 1;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

async function listMedia(dataFolder: string): Promise<string[]> {
  if (!existsSync(join(dataFolder, MEDIA))) return [];
  const entries = await readdir(join(dataFolder, MEDIA), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => BACKED_UP_PATHS.test(path))
    .sort();
}

async function* linesOfFile(path: string, file: string): AsyncGenerator<string> {
  yield fileLine(path);
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of stream) yield chunkLine(Buffer.from(chunk));
}
