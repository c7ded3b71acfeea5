// Somebody said how many there are, in articles or in packs. Whoever still sees the number of before would
// book the same difference once more, so everything that shows it has a new version.

import { raiseVariantVersions } from '#modules/catalog/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listPacksHolding, raiseArticleVersions } from '../articles/articles.repository.ts';
import { listContents } from './stock.repository.ts';

/** Of locked articles. */
export async function noteCounted(tx: Orm, articles: readonly string[]): Promise<void> {
  if (articles.length === 0) return;
  await raiseArticleVersions(tx, articles);
  await raiseVariantVersions(tx, await listPacksHolding(tx, articles));
}

/** A number of packs was set, and with it what they hold. */
export async function notePacksCounted(tx: Orm, variantCode: string): Promise<void> {
  const contents = await listContents(tx, variantCode);
  await noteCounted(
    tx,
    contents.map(({ article }) => article),
  );
}
