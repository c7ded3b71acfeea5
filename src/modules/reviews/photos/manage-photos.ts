// Lets an operator list, view and delete customer photos.

import { listOrdersById, orderNumber } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import type { OrderPhotos, PhotoMoment } from './photo-contract.ts';
import { deletePhotosOf, findPhoto, findPhotoOf, listPhotoRows } from './photos.repository.ts';

const MAX_PHOTOS = 1000;

type Needs = { database: Pick<Database, 'orm' | 'transaction'> };

/** Lists the newest customer photos, at most 1000, grouped by order. */
export async function listRecentPhotos({ database: { orm } }: Needs): Promise<OrderPhotos[]> {
  const rows = await listPhotoRows(orm, MAX_PHOTOS);
  const orders = await listOrdersById(orm, [...new Set(rows.map(({ orderId }) => orderId))]);
  const names = new Map(orders.map(({ id, customerName }) => [id, customerName]));
  const photosByOrder = new Map<number, OrderPhotos>();
  for (const { id, orderId, moment, consentText, givenAt } of rows) {
    const order = photosByOrder.get(orderId) ?? {
      id: orderId,
      orderNumber: orderNumber(orderId),
      consentText,
      givenAt: givenAt.toISOString(),
      customerName: names.get(orderId) ?? '',
      before: null,
      after: null,
    };
    photosByOrder.set(orderId, { ...order, [moment]: id });
  }
  return [...photosByOrder.values()];
}

/** Reads a customer photo as WebP; throws 404 `not_found`. */
export async function readPhoto({ database }: Needs, id: number): Promise<Buffer> {
  const photoRow = await findPhoto(database.orm, id);
  if (!photoRow) throw gone();
  return photoRow.photo;
}

/** Reads a customer photo for the export of personal data; null when the photo has been deleted. */
export async function findPhotoFile(
  db: Orm,
  of: { orderId: number; moment: PhotoMoment },
): Promise<Buffer | null> {
  return (await findPhotoOf(db, of))?.photo ?? null;
}

/** Permanently deletes the customer photos of an order; throws 404 `not_found` when the order has none. */
export async function removePhotos({ database }: Needs, orderId: number): Promise<void> {
  if ((await database.transaction((tx) => deletePhotosOf(tx, orderId))) === 0) throw gone();
}

const gone = () => notFound('Deze foto’s zijn er niet meer.');
