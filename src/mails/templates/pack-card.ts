// The card with the picture of a pack, its name, its contents and the main facts, for mails about a purchase
// or a basket.

import type { PackInfoCache } from '#modules/catalog/index.ts';
import { listMissingGifts } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { jarsText } from '#shared/goods-text.ts';
import { summaryBlock } from './blocks.ts';
import type { EmailPart } from './email-template.ts';
import { packPicture } from './images.ts';

export type CardNeeds = { packInfoCache: Pick<PackInfoCache, 'read'>; publicUrl: string };

type Pack = { variantCode: string; quantity: number };
type Bought = Pick<Pack, 'variantCode'> & { id: number };

export async function packCard(
  { packInfoCache, publicUrl }: CardNeeds,
  db: Orm,
  { variantCode, quantity }: Pack,
  lines: readonly string[],
): Promise<EmailPart> {
  const pack = (await packInfoCache.read(db)).get(variantCode);
  const picture = packPicture({ quantity, imageUrl: pack?.imageUrl ?? null }, publicUrl);
  const jars = jarsText(quantity);
  // A replacement may contain another number of jars than its pack.
  return pack?.quantity === quantity
    ? summaryBlock({ picture, title: pack.name, lines: [jars, ...lines] })
    : summaryBlock({ picture, title: jars, lines });
}

/**
 * Returns the name of the free gift of an order; empty when the order has no gift or the gift was out of
 * stock.
 */
export async function giftOf(
  { packInfoCache }: CardNeeds,
  db: Orm,
  { id, variantCode }: Bought,
): Promise<string> {
  const gift = (await packInfoCache.read(db)).get(variantCode)?.gift ?? '';
  if (gift === '') return '';
  return (await listMissingGifts(db, [id])).has(id) ? '' : gift;
}
