// Cached pages and settings must go when their data changes, in every process: the database tells all of them at commit.

import { type GetSettings, SETTINGS_CHANGED } from '#modules/settings/index.ts';
import { DATA_CHANGED } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { HtmlCache } from '#platform/html-cache/html-cache.ts';

type Wiring = { database: Database; cache: HtmlCache; getSettings: GetSettings };

/** Begins to listen; answers how to stop. After a gap in the connection everything kept is let go. */
export async function watchChanges({ database, cache, getSettings }: Wiring): Promise<() => Promise<void>> {
  const forgetSettings = () => {
    getSettings.drop();
    cache.drop(['settings']);
  };
  const forgetAll = () => {
    getSettings.drop();
    cache.clear();
  };
  const stops = await Promise.all([
    database.listen(SETTINGS_CHANGED, forgetSettings, forgetAll),
    database.listen(DATA_CHANGED, (data) => cache.drop([data]), forgetAll),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
