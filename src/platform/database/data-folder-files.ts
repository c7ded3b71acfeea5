// What of the data folder belongs in a backup besides the database: uploaded pictures and the sandbox's own payments.
// The embedded database itself, secrets, locks and earlier backups stay out.

import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chunkLine, fileLine, UnreadableBackup } from './backup-file.ts';

const MEDIA = 'media';
const SANDBOX = 'sandbox-payments.sqlite';
const CARRIED = /^(media(\/[\w-][\w.-]*)+|sandbox-payments\.sqlite)$/;
const CHUNK_BYTES = 48 * 1024;

/** The lines of every file, and how many there were. */
export async function* dataFolderLines(
  dataFolder: string,
  counted: { files: number },
): AsyncGenerator<string> {
  for (const path of await listMedia(dataFolder)) {
    yield* linesOfFile(path, join(dataFolder, path));
    counted.files += 1;
  }
  if (!existsSync(join(dataFolder, SANDBOX))) return;
  const aside = await mkdtemp(join(tmpdir(), 'zwartwit-backup-'));
  try {
    // The sandbox may be writing to it: SQLite itself makes a copy that is whole.
    const copy = join(aside, SANDBOX);
    const sandbox = new DatabaseSync(join(dataFolder, SANDBOX), { readOnly: true });
    sandbox.prepare('VACUUM INTO ?').run(copy);
    sandbox.close();
    yield* linesOfFile(SANDBOX, copy);
    counted.files += 1;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function listMedia(dataFolder: string): Promise<string[]> {
  if (!existsSync(join(dataFolder, MEDIA))) return [];
  const entries = await readdir(join(dataFolder, MEDIA), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => CARRIED.test(path))
    .sort();
}

async function* linesOfFile(path: string, file: string): AsyncGenerator<string> {
  yield fileLine(path);
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of stream) yield chunkLine(Buffer.from(chunk));
}

export type StagedFiles = {
  begin(path: string): Promise<void>;
  add(bytes: Buffer): Promise<void>;
  /** Gives every file its place; answers how many there were. */
  place(): Promise<number>;
  discard(): Promise<void>;
};

/** Files of a backup, written aside first: none has its place before all of them are there. */
export function stageFiles(dataFolder: string): StagedFiles {
  const aside = join(dataFolder, 'restoring');
  const paths: string[] = [];
  let current: Awaited<ReturnType<typeof open>> | null = null;
  const finish = async () => {
    await current?.sync();
    await current?.close();
    current = null;
  };
  return {
    async begin(path) {
      if (!CARRIED.test(path))
        throw new UnreadableBackup(`The backup holds a file that does not belong: ${path}`);
      await finish();
      const file = join(aside, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      current = await open(file, 'w', 0o600);
      paths.push(path);
    },
    async add(bytes) {
      if (current === null) throw new UnreadableBackup('The backup has bytes of no file');
      await current.writeFile(bytes);
    },
    async place() {
      await finish();
      for (const path of paths) {
        const target = join(dataFolder, path);
        await mkdir(dirname(target), { recursive: true });
        // The journal of the file that was there belongs to that file only.
        if (path === SANDBOX)
          for (const journal of ['-wal', '-shm']) await rm(`${target}${journal}`, { force: true });
        await rename(join(aside, path), target);
      }
      await rm(aside, { recursive: true, force: true });
      return paths.length;
    },
    async discard() {
      await finish();
      await rm(aside, { recursive: true, force: true });
    },
  };
}
