// Files and folders that are whole after a power cut: written aside, forced to disk, given their name, and
// the name forced to disk as well. Without the last step the name may be gone; without the first it may stand
// for an empty file.

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Creates what is missing of the path, each folder known to the one above it. */
export function makeFolderDurably(folder: string): void {
  const path = resolve(folder);
  if (existsSync(path)) return;
  makeFolderDurably(dirname(path));
  mkdirSync(path, { recursive: true });
  syncPath(dirname(path));
}

/** Answers false, and changes nothing, when the file is there already. Its owner alone may read it. */
export function createFileDurably(file: string, content: string): boolean {
  const temporaryFile = writeTemporaryFile(file, content);
  try {
    // A link, unlike a rename, never takes the place of what another process put there in the meantime.
    linkSync(temporaryFile, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  syncPath(dirname(file));
  return true;
}

/** Puts the content in the place of what was there. */
export function writeFileDurably(file: string, content: string): void {
  renameDurably(writeTemporaryFile(file, content), file);
}

/** A file whose content is on disk already gets its name for good. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}

/** After this the folder is there in full even when the power fails the next moment. */
export function moveFolderDurably(from: string, to: string): void {
  syncTree(from);
  renameDurably(from, to);
}

/** Forces a file, or the names in a folder, to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeTemporaryFile(file: string, content: string): string {
  const temporaryFile = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  writeFileSync(temporaryFile, content, { flag: 'wx', mode: 0o600, flush: true });
  return temporaryFile;
}

/** Forces everything in a folder to disk, and its names. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
