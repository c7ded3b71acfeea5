// Lists the library images used in the settings, so that the clean-up of the library keeps these images.

import type { Orm } from '#platform/database/database.ts';
import { selectSettings } from './settings.repository.ts';

type Mention = { kind: 'setting'; id: number; name: string; text: string };

/**
 * Returns each section of the settings as JSON text, in which the caller searches for image paths; `id` is
 * the position of the section in the list.
 */
export async function listSettingPictures(db: Orm): Promise<Mention[]> {
  const rows = await selectSettings(db);
  return rows.map(({ key, value }, id) => ({ kind: 'setting', id, name: key, text: JSON.stringify(value) }));
}
