// Reads the settings from memory, because every page needs them and they rarely change. Other processes are
// notified of a change through the database and drop their copy.

import type { Database, Orm } from '#platform/database/database.ts';
import { cachedPerHandle } from '#shared/cache.ts';
import type { Settings } from './contract.ts';
import { settingsFromRows } from './merge-settings.ts';
import { selectSettings } from './settings.repository.ts';

/** The notification channel on which a change is announced to all processes. */
export const SETTINGS_CHANGED = 'settings_changed';

export type GetSettings = {
  /** Returns the current settings. Inside a transaction, its handle must be passed. */
  (on?: Orm): Promise<Settings>;
  /** Drops the settings in memory; the next call reads the database. */
  invalidate(): void;
};

/** Creates the cached reader of the settings. */
export function createGetSettings({ database }: { database: Pick<Database, 'orm'> }): GetSettings {
  const { read, invalidate } = cachedPerHandle(async (on: Orm) => settingsFromRows(await selectSettings(on)));
  return Object.assign((on = database.orm) => read(on), { invalidate });
}
