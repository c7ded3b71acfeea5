// The card with the picture of a pack, how many jars it is and what matters most of it, for every mail about something bought or about
// to be.

import type { ToldPacks } from '#modules/catalog/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { jarsText } from '#shared/goods-text.ts';
import { glanceBlock } from './blocks.ts';
import type { EmailPiece } from './email-template.ts';
import { packPicture } from './pictures.ts';

export type CardNeeds = { toldPacks: Pick<ToldPacks, 'read'>; publicUrl: string };

type Pack = { variantCode: string; quantity: number };

export async function packCard(
  { toldPacks, publicUrl }: CardNeeds,
  db: Orm,
  { variantCode, quantity }: Pack,
  lines: readonly string[],
): Promise<EmailPiece> {
  const imageUrl = (await toldPacks.read(db)).get(variantCode)?.imageUrl ?? null;
  const picture = packPicture({ quantity, imageUrl }, publicUrl);
  return glanceBlock({ picture, title: jarsText(quantity), lines });
}

/** What came with it for nothing; empty: nothing. */
export const giftOf = async ({ toldPacks }: CardNeeds, db: Orm, { variantCode }: Pack): Promise<string> =>
  (await toldPacks.read(db)).get(variantCode)?.gift ?? '';
