// Reads and writes the list of erasures in a file next to the database and at the second location of backups.
// An older backup still contains erased people, so they are erased again after a restore. The list contains
// only salted hashes (marks), which identify nobody.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import { writeFileDurably } from '#platform/disk/durable-files.ts';
import { listErasures } from './erasures.repository.ts';

export const ERASURE_LIST = 'erasures.json';

const listSchema = z.array(z.object({ mark: z.string(), at: z.coerce.date(), by: z.string() }));
export type ListedErasure = z.output<typeof listSchema>[number];

type Needs = { database: Pick<Database, 'orm'>; config: { dataDir: string } };

export const parseErasureList = (text: string): ListedErasure[] => listSchema.parse(JSON.parse(text));

/** Returns the erasures in the file next to the database; empty when the file does not exist. */
export async function readErasureList({ config }: Pick<Needs, 'config'>): Promise<ListedErasure[]> {
  const file = join(config.dataDir, ERASURE_LIST);
  return existsSync(file) ? parseErasureList(await readFile(file, 'utf8')) : [];
}

/**
 * Adds the erasures in the database to the file; erasures that are only in the file stay there. Returns the
 * path of the file; null when there are no erasures.
 */
export async function saveErasureList(shop: Needs): Promise<string | null> {
  const rows = await listErasures(shop.database.orm);
  const all = new Map<string, ListedErasure>();
  for (const { mark, at, by } of [...(await readErasureList(shop)), ...rows]) all.set(mark, { mark, at, by });
  if (all.size === 0) return null;
  const file = join(shop.config.dataDir, ERASURE_LIST);
  writeFileDurably(file, JSON.stringify([...all.values()], null, 1));
  return file;
}
