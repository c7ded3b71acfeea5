// The list of who was forgotten, kept beside the database and, where there is one, at the second place of
// backups: a backup of before knows these people, so after one was put back they are forgotten once more. It
// holds marks, and nobody can be read from it.

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

/** What the list beside the database says; nothing without one. */
export async function readErasureList({ config }: Pick<Needs, 'config'>): Promise<ListedErasure[]> {
  const file = join(config.dataDir, ERASURE_LIST);
  return existsSync(file) ? parseErasureList(await readFile(file, 'utf8')) : [];
}

/**
 * Brings it up to date with the database; what it knows beyond that stays. Answers where it is; null while
 * nobody was forgotten.
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
