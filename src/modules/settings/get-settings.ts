// Every page reads the settings, and they change once a month: they are kept in memory until somebody changes
// them. Other processes hear of a change through the database and drop what they hold.

import type { Database, Orm } from '#platform/database/database.ts';
import { cachedPerHandle } from '#shared/cache.ts';
import type { Settings } from './contract.ts';
import { settingsFromRows } from './merge-settings.ts';
import { selectSettings } from './settings.repository.ts';

/** The channel on which a change is told to all processes. */
export const SETTINGS_CHANGED = 'settings_changed';

export type GetSettings = {
  /** The settings now. Inside a transaction its handle must be given. */
  (on?: Orm): Promise<Settings>;
  /** Forgets what is kept in memory; the next reader asks the database. */
  invalidate(): void;
};

/** Reads all settings, from memory when nothing has changed. */
export function createGetSettings({ database }: { database: Pick<Database, 'orm'> }): GetSettings {
  const { read, invalidate } = cachedPerHandle(async (on: Orm) => settingsFromRows(await selectSettings(on)));
  return Object.assign((on = database.orm) => read(on), { invalidate });
}
