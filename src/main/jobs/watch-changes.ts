// Cached pages, lists and settings must go when their data changes, in every process: the database tells all
// of them at commit. What an operator changes is forgotten here at once as well, so that their next request
// shows it.

import { SETTINGS_CHANGED } from '#modules/settings/index.ts';
import { DATA_CHANGED } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { HtmlCache } from '#platform/html-cache/html-cache.ts';

type InMemory =
  | 'getSettings'
  | 'findSoldProduct'
  | 'packVariants'
  | 'toldPacks'
  | 'countedReviews'
  | 'shownPages'
  | 'priceList'
  | 'mailWords'
  | 'selling'
  | 'blockedPeople';
type Kept = { cache: HtmlCache } & Record<InMemory, { drop(): void }>;

export type Forget = { forgetData(data: string): void; forgetAll(): void };

/** How to let go of what this process keeps in memory. */
export function forgetKept({
  cache,
  getSettings,
  findSoldProduct,
  packVariants,
  toldPacks,
  countedReviews,
  shownPages,
  priceList,
  mailWords,
  blockedPeople,
  selling,
}: Kept): Forget {
  const kept: { madeOf: readonly string[]; drop(): void }[] = [
    { madeOf: ['settings'], drop: getSettings.drop },
    { madeOf: ['catalog'], drop: findSoldProduct.drop },
    { madeOf: ['catalog'], drop: packVariants.drop },
    { madeOf: ['catalog'], drop: toldPacks.drop },
    { madeOf: ['reviews'], drop: countedReviews.drop },
    { madeOf: ['pages'], drop: shownPages.drop },
    // The countries are told of as settings.
    { madeOf: ['catalog', 'settings'], drop: priceList.drop },
    { madeOf: ['templates'], drop: mailWords.drop },
    { madeOf: ['customers'], drop: blockedPeople.drop },
    { madeOf: ['catalog', 'settings'], drop: selling.drop },
  ];
  return {
    forgetData(data) {
      for (const { madeOf, drop } of kept) if (madeOf.includes(data)) drop();
      cache.drop([data]);
    },
    forgetAll() {
      for (const { drop } of kept) drop();
      cache.clear();
    },
  };
}

type Needs = { database: Database; kept: Forget; keepValues(): Promise<void> };

/** What texts of the law name, and those texts themselves. */
const NAMED: readonly string[] = ['settings', 'catalog', 'pages'];

/** Begins to listen; answers how to stop. After a gap in the connection everything kept is let go. */
export async function watchChanges({ database, kept, keepValues }: Needs): Promise<() => Promise<void>> {
  let keeping = Promise.resolve();
  const keep = () => {
    keeping = keeping.then(keepValues);
  };
  const heard = (data: string) => {
    kept.forgetData(data);
    if (NAMED.includes(data)) keep();
  };
  const missed = () => {
    kept.forgetAll();
    keep();
  };
  const stops = await Promise.all([
    database.listen(SETTINGS_CHANGED, () => heard('settings'), missed),
    database.listen(DATA_CHANGED, heard, missed),
  ]);
  keep();
  await keeping;
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await keeping;
  };
}
