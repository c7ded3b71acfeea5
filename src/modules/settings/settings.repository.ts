// The SQL of the settings: one row per section, a small JSON object. A section without a row has its
// defaults, so a new section needs no data migration.

import type { Orm } from '#platform/database/database.ts';
import { settingsTable } from './settings.tables.ts';

export type SettingsRow = { key: string; value: Record<string, unknown> };

export async function selectSettings(db: Orm): Promise<SettingsRow[]> {
  return db.select({ key: settingsTable.key, value: settingsTable.value }).from(settingsTable);
}

/**
 * Reads the rows of the settings and locks them until the end of the transaction, so that simultaneous
 * changes do not overwrite each other.
 */
export async function selectSettingsForChange(tx: Orm): Promise<SettingsRow[]> {
  return tx
    .select({ key: settingsTable.key, value: settingsTable.value })
    .from(settingsTable)
    .orderBy(settingsTable.key)
    .for('update');
}

export async function upsertSettings(tx: Orm, row: SettingsRow, at: Date): Promise<void> {
  await tx
    .insert(settingsTable)
    .values({ ...row, updatedAt: at })
    .onConflictDoUpdate({ target: settingsTable.key, set: { value: row.value, updatedAt: at } });
}

/** Inserts the sections of the settings that have no row; existing rows stay as they are. */
export async function insertMissingSettings(tx: Orm, rows: readonly SettingsRow[], at: Date): Promise<void> {
  await tx
    .insert(settingsTable)
    .values(rows.map((row) => ({ ...row, updatedAt: at })))
    .onConflictDoNothing();
}
