// The card with the picture of a pack, how many jars it is and what matters most of it, for every mail about something bought or about
// to be.

import type { PackPictures } from '#modules/catalog/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { jarsText } from '#shared/goods-text.ts';
import { glanceBlock } from './blocks.ts';
import type { EmailPiece } from './email-template.ts';
import { packPicture } from './pictures.ts';

export type CardNeeds = { packPictures: Pick<PackPictures, 'read'>; publicUrl: string };

type Pack = { variantCode: string; quantity: number };

export async function packCard(
  { packPictures, publicUrl }: CardNeeds,
  db: Orm,
  { variantCode, quantity }: Pack,
  lines: readonly string[],
): Promise<EmailPiece> {
  const imageUrl = (await packPictures.read(db)).get(variantCode) ?? null;
  const picture = packPicture({ quantity, imageUrl }, publicUrl);
  return glanceBlock({ picture, title: jarsText(quantity), lines });
}
