// Every page reads the settings, and they change once a month: they are kept in memory until somebody changes them.
// Other processes hear of a change through the database and drop what they hold.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Settings } from './contract.ts';
import { settingsFromRows } from './merge-settings.ts';
import { selectSettings } from './settings.repository.ts';

/** The channel on which a change is told to all processes. */
export const SETTINGS_CHANGED = 'settings_changed';

export type GetSettings = {
  /** The settings now. Inside a transaction its handle must be given. */
  (on?: Orm): Promise<Settings>;
  /** Forgets what is kept in memory; the next reader asks the database. */
  drop(): void;
};

/** Reads all settings, from memory when nothing has changed. */
export function createGetSettings({ database }: { database: Pick<Database, 'orm'> }): GetSettings {
  let kept: Settings | null = null;
  let generation = 0;

  const getSettings = async (on?: Orm): Promise<Settings> => {
    if (kept) return kept;
    const started = generation;
    const settings = settingsFromRows(await selectSettings(on ?? database.orm));
    // A change while this read was under way makes its answer old: it is given, but not kept.
    if (started === generation) kept = settings;
    return settings;
  };
  return Object.assign(getSettings, {
    drop() {
      kept = null;
      generation += 1;
    },
  });
}
