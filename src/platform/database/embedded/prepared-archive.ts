// Packs a data folder with empty tables into one archive file at build time, which the first start unpacks
// instead of initialising for seconds. The archive records its engine version; an archive of another version
// is not used.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, extract } from 'tar';
import { moveFolderDurably } from '#platform/disk/durable-files.ts';

const MARKER = 'prepared.json';

/**
 * Returns the exact version of the embedded engine; a data folder works only with the version that created
 * it.
 */
export function engineVersion(): string {
  // As the engine itself is imported: an image keeps no more than that of it.
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('The embedded engine has no version');
}

/**
 * Packs a cleanly closed data folder of the embedded database into an archive file. The file appears only
 * when it is complete.
 */
export function packPreparedArchive(folder: string, archive: string): void {
  mkdirSync(dirname(archive), { recursive: true });
  const unfinished = `${archive}.${process.pid}.unfinished`;
  writeFileSync(join(folder, MARKER), JSON.stringify({ engine: engineVersion() }));
  create({ file: unfinished, cwd: folder, sync: true, portable: true }, readdirSync(folder));
  rmSync(join(folder, MARKER));
  renameSync(unfinished, archive);
}

/**
 * Unpacks the archive with a database of empty tables, made by the build, into `folder`, completely or not at
 * all. Returns false when there is no archive of this engine version; the caller then initialises a new
 * database.
 */
export function unpackPreparedArchive(archive: string, folder: string): boolean {
  if (!existsSync(archive)) return false;
  const unfinished = `${folder}.unpacking`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  extract({ file: archive, cwd: unfinished, sync: true, strict: true });
  const marker = join(unfinished, MARKER);
  const fits =
    existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify({ engine: engineVersion() });
  if (!fits) {
    rmSync(unfinished, { recursive: true, force: true });
    return false;
  }
  rmSync(marker);
  moveFolderDurably(unfinished, folder);
  return true;
}
