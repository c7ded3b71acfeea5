// Drops cached pages, lists and settings in every process when their data changes. The database notifies all
// processes at commit. After a change by an operator, this process also drops its caches at once, so that the
// operator's next request shows the change.

import { SETTINGS_CHANGED } from '#modules/settings/index.ts';
import { DATA_CHANGED } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { HtmlCache } from '#platform/html-cache/html-cache.ts';

type InMemory =
  | 'getSettings'
  | 'findSoldProduct'
  | 'packVariants'
  | 'packInfoCache'
  | 'countedReviews'
  | 'shownPages'
  | 'priceList'
  | 'templateCache'
  | 'selling'
  | 'blockedPeople';
type Caches = { cache: HtmlCache } & Record<InMemory, { invalidate(): void }>;

export type Invalidation = { invalidateData(data: string): void; invalidateAll(): void };

/** Creates the functions that drop this process's caches, for one kind of data or for all. */
export function createInvalidation({
  cache,
  getSettings,
  findSoldProduct,
  packVariants,
  packInfoCache,
  countedReviews,
  shownPages,
  priceList,
  templateCache,
  blockedPeople,
  selling,
}: Caches): Invalidation {
  const entries: { tags: readonly string[]; invalidate(): void }[] = [
    { tags: ['settings'], invalidate: getSettings.invalidate },
    { tags: ['catalog'], invalidate: findSoldProduct.invalidate },
    { tags: ['catalog'], invalidate: packVariants.invalidate },
    { tags: ['catalog'], invalidate: packInfoCache.invalidate },
    { tags: ['reviews'], invalidate: countedReviews.invalidate },
    { tags: ['pages'], invalidate: shownPages.invalidate },
    // A change of the shipping countries is announced as `settings`.
    { tags: ['catalog', 'settings'], invalidate: priceList.invalidate },
    { tags: ['templates'], invalidate: templateCache.invalidate },
    { tags: ['customers'], invalidate: blockedPeople.invalidate },
    { tags: ['catalog', 'settings'], invalidate: selling.invalidate },
  ];
  return {
    invalidateData(data) {
      for (const { tags, invalidate } of entries) if (tags.includes(data)) invalidate();
      cache.invalidate([data]);
    },
    invalidateAll() {
      for (const { invalidate } of entries) invalidate();
      cache.clear();
    },
  };
}

type Needs = { database: Database; invalidation: Invalidation; storeValues(): Promise<void> };

/**
 * Kinds of data that determine the variables in page texts. When one of them changes, the values of the
 * variables are stored again.
 */
const NAMED: readonly string[] = ['settings', 'catalog', 'pages'];

/**
 * Starts listening for changes of data in the database, and returns a function that stops listening. After an
 * interruption of the connection all caches are dropped, because notifications may be lost.
 */
export async function watchChanges({
  database,
  invalidation,
  storeValues,
}: Needs): Promise<() => Promise<void>> {
  let storing = Promise.resolve();
  const store = () => {
    storing = storing.then(storeValues);
  };
  const onChange = (data: string) => {
    invalidation.invalidateData(data);
    if (NAMED.includes(data)) store();
  };
  const onGap = () => {
    invalidation.invalidateAll();
    store();
  };
  const stops = await Promise.all([
    database.listen(SETTINGS_CHANGED, () => onChange('settings'), onGap),
    database.listen(DATA_CHANGED, onChange, onGap),
  ]);
  store();
  await storing;
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await storing;
  };
}
