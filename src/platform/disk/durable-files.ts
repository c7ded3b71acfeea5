// Writes files and folders that survive a power cut: write a temporary file, sync it, rename it, and sync its
// folder. Without the sync of the folder the name may be lost; without the sync of the file the name may lead
// to an empty file.

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

/** Creates all missing folders of a path; they survive a power cut. */
export function makeFolderDurably(folder: string): void {
  const path = resolve(folder);
  if (existsSync(path)) return;
  makeFolderDurably(dirname(path));
  mkdirSync(path, { recursive: true });
  syncPath(dirname(path));
}

/**
 * Creates a file that only its owner may read. Returns false, and changes nothing, when the file already
 * exists.
 */
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

/**
 * Writes a file that only its owner may read, replacing earlier content. After a power cut the file has
 * either the old or the new content.
 */
export function writeFileDurably(file: string, content: string): void {
  renameDurably(writeTemporaryFile(file, content), file);
}

/** Renames a file whose content is already on disk; the new name survives a power cut. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}

/** Moves a folder; when it returns, the whole folder survives a power cut. */
export function moveFolderDurably(from: string, to: string): void {
  syncTree(from);
  renameDurably(from, to);
}

/** Forces the content of a file, or the file names of a folder, to disk. */
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

/** Forces a folder to disk, with all files and folders in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
