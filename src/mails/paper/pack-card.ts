// The card with the picture of a pack, its name, what is in it and what matters most of it, for every mail
// about something bought or about to be.

import type { ToldPacks } from '#modules/catalog/index.ts';
import { listMissingGifts } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { jarsText } from '#shared/goods-text.ts';
import { glanceBlock } from './blocks.ts';
import type { EmailPiece } from './email-template.ts';
import { packPicture } from './pictures.ts';

export type CardNeeds = { toldPacks: Pick<ToldPacks, 'read'>; publicUrl: string };

type Pack = { variantCode: string; quantity: number };
type Bought = Pick<Pack, 'variantCode'> & { id: number };

export async function packCard(
  { toldPacks, publicUrl }: CardNeeds,
  db: Orm,
  { variantCode, quantity }: Pack,
  lines: readonly string[],
): Promise<EmailPiece> {
  const pack = (await toldPacks.read(db)).get(variantCode);
  const picture = packPicture({ quantity, imageUrl: pack?.imageUrl ?? null }, publicUrl);
  const jars = jarsText(quantity);
  // A replacement holds other jars than the pack it comes from.
  return pack?.quantity === quantity
    ? glanceBlock({ picture, title: pack.name, lines: [jars, ...lines] })
    : glanceBlock({ picture, title: jars, lines });
}

/** What came with an order for nothing; empty: nothing, or it was gone. */
export async function giftOf(
  { toldPacks }: CardNeeds,
  db: Orm,
  { id, variantCode }: Bought,
): Promise<string> {
  const gift = (await toldPacks.read(db)).get(variantCode)?.gift ?? '';
  if (gift === '') return '';
  return (await listMissingGifts(db, [id])).has(id) ? '' : gift;
}
