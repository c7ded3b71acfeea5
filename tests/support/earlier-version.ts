// Creates a database as an earlier version left it: with the first migrations only.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { silentLogger } from '#platform/database/logger.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { migrationsFolder } from './database.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/**
 * Copies the migrations before the one whose name begins with `tag` to a folder; `later` is the number of
 * migrations left out.
 */
export function migrationsBefore(tag: string, into: string): { earlier: string; later: number } {
  const earlier = join(into, 'migrations');
  cpSync(migrationsFolder ?? '', earlier, { recursive: true });
  const file = join(earlier, 'meta', '_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const place = journal.entries.findIndex((entry) => entry.tag.startsWith(tag));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return { earlier, later: journal.entries.length - place };
}

/** Opens the database in the folder or at the URL with the given migrations; by default with all. */
export const openAsVersion = (dataFolder: string, url: string | null, migrations = migrationsFolder) =>
  openDatabase({
    databaseUrl: url ?? undefined,
    dataFolder: join(dataFolder, 'data'),
    log: silentLogger,
    migrationsFolder: migrations,
    onDeath: (error) => {
      throw error;
    },
  });
