// Increases the versions of counted articles and of the packs that contain them. A form that still shows the
// old quantity is then refused, so a difference is not booked twice.

import { raiseVariantVersions } from '#modules/catalog/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listPacksHolding, raiseArticleVersions } from '../articles/articles.repository.ts';
import { listContents } from './stock.repository.ts';

/**
 * Increases the versions of counted articles and of the packs that contain them. The articles must be locked.
 */
export async function noteCounted(tx: Orm, articles: readonly string[]): Promise<void> {
  if (articles.length === 0) return;
  await raiseArticleVersions(tx, articles);
  await raiseVariantVersions(tx, await listPacksHolding(tx, articles));
}

/**
 * Increases the versions of all articles in a pack, and of the packs that contain those articles, after an
 * operator set the number of the pack.
 */
export async function notePacksCounted(tx: Orm, variantCode: string): Promise<void> {
  const contents = await listContents(tx, variantCode);
  await noteCounted(
    tx,
    contents.map(({ article }) => article),
  );
}
