// The settings in memory, because every page needs them and they rarely change. A change is announced through
// the database, so every process drops its cached settings.

import type { Database, Orm } from '#platform/database/database.ts';
import { cachedPerHandle } from '#shared/cache.ts';
import type { Settings } from './contract.ts';
import { settingsFromRows } from './merge-settings.ts';
import { selectSettings } from './settings.repository.ts';

/** The PostgreSQL notification channel on which a change of settings is announced to all processes. */
export const SETTINGS_CHANGED = 'settings_changed';

export type GetSettings = {
  /** Returns the current settings. Inside a transaction, pass the transaction's handle as `on`. */
  (on?: Orm): Promise<Settings>;
  /** Drops the settings cached in this process; the next call reads the database. */
  invalidate(): void;
};

/**
 * Creates the function that returns the settings, from memory when possible and otherwise from the database.
 */
export function createGetSettings({ database }: { database: Pick<Database, 'orm'> }): GetSettings {
  const { read, invalidate } = cachedPerHandle(async (on: Orm) => settingsFromRows(await selectSettings(on)));
  return Object.assign((on = database.orm) => read(on), { invalidate });
}
