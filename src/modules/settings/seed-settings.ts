// Stores the default settings of a fresh shop.

import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { defaultSettings } from './default-settings.ts';
import { insertMissingSettings } from './settings.repository.ts';

/** Inserts the settings sections that are missing; existing sections stay as they are. */
export async function seedSettings(tx: Orm, clock: Clock): Promise<void> {
  const rows = Object.entries(defaultSettings).map(([key, value]) => ({ key, value }));
  await insertMissingSettings(tx, rows, clock.now());
}
