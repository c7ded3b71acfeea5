// A buyer gives a photo of before or after, and takes both back. Only a signed link of an order proves a
// buyer, and only what was said yes to is kept: with those words, made anew without what a camera adds, and
// for two years at most.

import type { Readable } from 'node:stream';
import { type TakePhotoNeeds, takePhoto } from '#modules/media/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { notFound } from '#shared/api/problems.ts';
import { type Clock, days } from '#shared/clock.ts';
import { findInvitedOrder } from '../invitations/review-links.ts';
import { PHOTO_CONSENT, type PhotoFields, type SubmittedPhoto } from './photo-contract.ts';
import { deletePhotosBefore, deletePhotosOf, putPhoto } from './photos.repository.ts';

const RETENTION_MS = days(2 * 365);

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  tokens: Pick<SignedTokens, 'read'>;
  clock: Clock;
};

/**
 * Takes the place of an earlier one of the same moment. 404 `order_unknown` for a link that proves no
 * purchase; what is wrong with the file is refused as `takePhoto` does.
 */
export async function submitPhoto(
  shop: Needs & TakePhotoNeeds,
  { token, moment }: PhotoFields,
  content: Readable,
): Promise<SubmittedPhoto> {
  const known = await getProvenOrder(shop, token);
  const photo = await takePhoto(shop, content);
  await shop.database.transaction((tx) =>
    putPhoto(tx, {
      orderId: known.id,
      moment,
      photo,
      givenAt: shop.clock.now(),
      consentVersion: PHOTO_CONSENT.version,
      consentText: PHOTO_CONSENT.text,
    }),
  );
  return { orderNumber: orderNumber(known.id), moment };
}

/** Does nothing when there is nothing. 404 `order_unknown`. */
export async function withdrawPhotos(shop: Needs, token: string): Promise<void> {
  const { id } = await getProvenOrder(shop, token);
  await shop.database.transaction((tx) => deletePhotosOf(tx, id));
}

export const deleteExpiredPhotos = defineRetention((tx, ago) => deletePhotosBefore(tx, ago(RETENTION_MS)));

async function getProvenOrder(shop: Needs, token: string) {
  const order = await findInvitedOrder(shop, shop.database.orm, token);
  if (!order)
    throw notFound(
      'Deze link hoort niet bij een bestelling. Open de link op je pakbon of in je bezorgmail.',
      'order_unknown',
    );
  return order;
}
