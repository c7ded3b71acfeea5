// The rows of the settings: one per section, each a small JSON object.
// Sections without a row take their seed, so a new section needs no migration of data.

import type { Orm } from '#platform/database/database.ts';
import { settingsTable } from './settings.tables.ts';

export type SettingsRow = { key: string; value: Record<string, unknown> };

export async function selectSettings(db: Orm): Promise<SettingsRow[]> {
  return db.select({ key: settingsTable.key, value: settingsTable.value }).from(settingsTable);
}

/** The rows, held until the transaction ends: two operators who save at once do not undo each other. */
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

/** Adds the sections that have no row and leaves the operator's own alone. */
export async function insertMissingSettings(tx: Orm, rows: readonly SettingsRow[], at: Date): Promise<void> {
  await tx
    .insert(settingsTable)
    .values(rows.map((row) => ({ ...row, updatedAt: at })))
    .onConflictDoNothing();
}
