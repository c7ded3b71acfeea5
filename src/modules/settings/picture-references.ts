// Lists the library images used in the settings, so that none of them is deleted.

import type { Orm } from '#platform/database/database.ts';
import { selectSettings } from './settings.repository.ts';

type Mention = { kind: 'setting'; id: number; name: string; text: string };

/**
 * Returns the sections as texts to search; `id` is the position of the section, because sections have no
 * number.
 */
export async function listSettingPictures(db: Orm): Promise<Mention[]> {
  const rows = await selectSettings(db);
  return rows.map(({ key, value }, id) => ({ kind: 'setting', id, name: key, text: JSON.stringify(value) }));
}
