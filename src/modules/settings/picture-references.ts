// Which pictures of the library the settings refer to, so that none of them is deleted.

import type { Orm } from '#platform/database/database.ts';
import { selectSettings } from './settings.repository.ts';

type Mention = { kind: 'setting'; id: number; name: string; text: string };

/** Sections have no number; their place in the list stands for one. */
export async function listSettingPictures(db: Orm): Promise<Mention[]> {
  const rows = await selectSettings(db);
  return rows.map(({ key, value }, id) => ({ kind: 'setting', id, name: key, text: JSON.stringify(value) }));
}
