// The browser's files of the versions that ran here lately. A page of the version before is still open in
// somebody's browser, and while several processes are replaced one after another, a page of one asks another
// for its files.

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, days } from '#shared/clock.ts';

/** Longer than a page stays open or a search engine keeps one. */
const KEPT_FOR = days(60);

export const keptAssets = (dataDir: string) => join(dataDir, 'assets');

/**
 * Lays the files of this version beside those of the ones before, and takes away what nobody asks for any
 * more.
 */
export async function keepAssets(clientFolder: string, dataDir: string, clock: Clock): Promise<void> {
  const own = join(clientFolder, 'assets');
  const kept = keptAssets(dataDir);
  if (!existsSync(own)) return;
  await mkdir(kept, { recursive: true });
  const wanted = await readdir(own);
  const there = new Set(await readdir(kept));
  for (const name of wanted) if (!there.has(name)) await layDown(join(own, name), join(kept, name));
  const current = new Set(wanted);
  for (const name of there) {
    if (current.has(name)) continue;
    const path = join(kept, name);
    const since = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    if (clock.now().getTime() - since > KEPT_FOR) await rm(path, { force: true });
  }
}

/** Whole or not at all: another process may be doing the same, and others read. */
async function layDown(from: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}`;
  await copyFile(from, aside);
  await rename(aside, to);
}
