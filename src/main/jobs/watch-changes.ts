// Cached pages, lists and settings must go when their data changes, in every process: the database tells all of them at
// commit. What an operator changes is forgotten here at once as well, so that their next request shows it.

import { type GetSettings, SETTINGS_CHANGED } from '#modules/settings/index.ts';
import { DATA_CHANGED } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { HtmlCache } from '#platform/html-cache/html-cache.ts';

type Droppable = { drop(): void };
type Kept = { cache: HtmlCache; getSettings: GetSettings } & Record<
  'packVariants' | 'priceList' | 'mailWords',
  Droppable
>;

export type Forget = { forgetSettings(): void; forgetData(data: string): void; forgetAll(): void };

/** How to let go of what this process keeps in memory. */
export function forgetKept({ cache, getSettings, packVariants, priceList, mailWords }: Kept): Forget {
  return {
    forgetSettings() {
      getSettings.drop();
      cache.drop(['settings']);
    },
    forgetData(data) {
      if (data === 'catalog') packVariants.drop();
      // The countries are told of as settings.
      if (data === 'catalog' || data === 'settings') priceList.drop();
      if (data === 'templates') mailWords.drop();
      cache.drop([data]);
    },
    forgetAll() {
      getSettings.drop();
      packVariants.drop();
      priceList.drop();
      mailWords.drop();
      cache.clear();
    },
  };
}

/** Begins to listen; answers how to stop. After a gap in the connection everything kept is let go. */
export async function watchChanges({
  database,
  kept,
}: {
  database: Database;
  kept: Forget;
}): Promise<() => Promise<void>> {
  const stops = await Promise.all([
    database.listen(SETTINGS_CHANGED, kept.forgetSettings, kept.forgetAll),
    database.listen(DATA_CHANGED, kept.forgetData, kept.forgetAll),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
