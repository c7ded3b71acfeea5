// Changes settings: validates and stores the given fields and keeps all others. After the commit, the cached
// settings and cached pages are dropped.

import type { Database } from '#platform/database/database.ts';
import { invalidFields, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type Settings, updateSettingsSchema } from './contract.ts';
import { type GetSettings, SETTINGS_CHANGED } from './get-settings.ts';
import { isUnchangedSince, mergeSettings, settingsFromRows } from './merge-settings.ts';
import { selectSettingsForChange, upsertSettings } from './settings.repository.ts';

type Needs = {
  database: Pick<Database, 'transaction' | 'notify'>;
  clock: Clock;
  /**
   * The cached settings of this process, dropped after the commit. Other processes are notified on
   * `SETTINGS_CHANGED`.
   */
  getSettings: Pick<GetSettings, 'invalidate'>;
};

/**
 * Stores the changed fields of the settings and returns all settings. Throws 422 `validation_failed` with the
 * invalid fields; 409 `edit_conflict` when a value in `seen` has changed since the editor read it.
 */
export async function updateSettings(
  { database, clock, getSettings }: Needs,
  change: unknown,
): Promise<Settings> {
  const parsed = updateSettingsSchema.safeParse(change);
  if (!parsed.success) {
    throw invalidFields(
      parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    );
  }
  const { seen, ...changes } = parsed.data;
  const { settings, sections } = await database.transaction(async (tx) => {
    const current = settingsFromRows(await selectSettingsForChange(tx));
    if (seen && !isUnchangedSince(current, seen)) throw changedMeanwhile();
    const merged = mergeSettings(current, changes);
    const at = clock.now();
    for (const row of merged.changed) await upsertSettings(tx, row, at);
    const names = merged.changed.map(({ key }) => key);
    if (names.length > 0) await database.notify(tx, SETTINGS_CHANGED, names.join(','));
    return { settings: merged.settings, sections: names };
  });
  if (sections.length > 0) getSettings.invalidate();
  return settings;
}

const changedMeanwhile = refusing(
  'edit_conflict',
  'Deze instellingen zijn intussen door iemand anders gewijzigd.',
);
