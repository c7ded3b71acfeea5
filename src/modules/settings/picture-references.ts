// Lists the library images used in the settings, so that the clean-up of the library keeps these images.

import type { Orm } from '#platform/database/database.ts';
import { selectSettings } from './settings.repository.ts';

type Mention = { kind: 'setting'; id: number; name: string; text: string };

/**
 * Returns the settings as texts to search for image paths, one per section; `id` is the section's position in
 * the list.
 */
export async function listSettingPictures(db: Orm): Promise<Mention[]> {
  const rows = await selectSettings(db);
  return rows.map(({ key, value }, id) => ({ kind: 'setting', id, name: key, text: JSON.stringify(value) }));
}
