// Lets a customer submit photos from before and after brushing, and withdraw them. Submitting requires
// consent and a signed review link of an order. Photos are encoded again without metadata, stored with the
// consent version, and deleted after at most two years.

import type { Readable } from 'node:stream';
import { type ProcessPhotoNeeds, processPhoto } from '#modules/media/index.ts';
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
 * Stores a customer photo, replacing the order's earlier photo of the same moment (before or after brushing).
 * Throws 404 `order_unknown` when the link proves no purchase, and the errors of `processPhoto` for an
 * invalid file.
 */
export async function submitPhoto(
  shop: Needs & ProcessPhotoNeeds,
  { token, moment }: PhotoFields,
  content: Readable,
): Promise<SubmittedPhoto> {
  const known = await getProvenOrder(shop, token);
  const photo = await processPhoto(shop, content);
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

/**
 * Deletes the customer photos of the order to which a review link belongs; does nothing when there are none.
 * Throws 404 `order_unknown` when the link proves no purchase.
 */
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
