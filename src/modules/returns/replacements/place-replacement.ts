// Places a replacement order for a damaged or lost parcel, or for a reason of the operator. A replacement
// costs € 0 and has its own stock, label and mail; it is not a sale, so it has no invoice.

import { createHash } from 'node:crypto';
import type { Order } from '#modules/orders/contract.ts';
import {
  findOrderByPayment,
  insertEvents,
  listLinesOf,
  lockOrder,
  type OrderRow,
  orderNumber,
  orderUnknown,
  orderView,
  recordOrder,
  replacementPlaced,
  updateOrder,
} from '#modules/orders/index.ts';
import { freePaymentId } from '#modules/payments/index.ts';
import { hasStock, type TakenArticle, takeStock } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { invalidFields, Refusal, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { ZERO } from '#shared/money.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import {
  eachField,
  missingFields,
  NOBODY,
  type Recipient,
  recipientOf,
} from '#shared/recipient/recipient.ts';
import { recipientLabel } from '#shared/recipient/recipient-labels.ts';
import type { PlaceReplacement } from './replacement-contract.ts';

export type ReplacementNeeds = {
  database: Database;
  announce: Announce;
  clock: Clock;
  /** Reads the packs on sale, from which an operator chooses the contents of a replacement. */
  packVariants: { read(): Promise<readonly Pack[]> };
};

type Pack = { id: string; name: string; quantity: number };

/**
 * Places a replacement order of € 0 for an operator, once per idempotency key. Throws 404 `order_unknown`,
 * 409 `sold_out`, 422 `unknown_variant` and 422 for invalid fields.
 */
export async function placeReplacement(
  shop: ReplacementNeeds,
  request: PlaceReplacement,
  operator: string,
): Promise<Order> {
  const packs = await shop.packVariants.read();
  const order = await placeOnce(shop, { request, packs, operator });
  return orderView(order, await listLinesOf(shop.database.orm, order.id));
}

/**
 * Thrown when a concurrent request with the same idempotency key placed the replacement first; rolls back
 * this transaction, including the stock taken.
 */
class PlacedAlready extends Error {
  override readonly name = 'PlacedAlready';
}

async function placeOnce(shop: ReplacementNeeds, placing: Placing): Promise<OrderRow> {
  try {
    return await shop.database.transaction((tx) => place(shop, tx, placing));
  } catch (error) {
    const placed =
      error instanceof PlacedAlready
        ? await findOrderByPayment(shop.database.orm, paymentIdOf(placing))
        : null;
    if (!placed) throw error;
    return placed;
  }
}

function paymentIdOf({ request: { key } }: Placing): string {
  return freePaymentId(createHash('sha256').update(`replacement:${key}`).digest('hex'));
}

type Placing = { request: PlaceReplacement; packs: readonly Pack[]; operator: string };

async function place(shop: ReplacementNeeds, tx: Orm, placing: Placing): Promise<OrderRow> {
  const { request, packs, operator } = placing;
  const replaced = request.replacesOrderId ? await lockOrder(tx, request.replacesOrderId) : null;
  if (request.replacesOrderId && !replaced) throw orderUnknown();
  const paymentId = paymentIdOf(placing);
  const earlier = await findOrderByPayment(tx, paymentId);
  if (earlier) return earlier;
  const customer = customerOf(request, replaced);
  const pack = packOf(request, packs, replaced);
  const now = shop.clock.now();
  const taken = await takePack(tx, { variantCode: pack.id, holdKey: paymentId, now });
  const order = await recordOrder(tx, {
    paymentId,
    draftId: null,
    customer,
    variantCode: pack.id,
    quantity: pack.quantity,
    lines: [{ label: `${pack.name} (vervanging)`, quantity: 1, unitAmount: ZERO, amount: ZERO }],
    subtotal: ZERO,
    discount: ZERO,
    shipping: ZERO,
    total: ZERO,
    couponCode: null,
    couponTerms: null,
    vat: { rate: replaced?.vatRate ?? 0, amount: ZERO },
    flags: [],
    taken,
    source: 'operator',
    now,
  });
  if (!order) throw new PlacedAlready();
  await recordReplacement(tx, { order, replaced, reason: request.reason, at: now, actor: operator });
  if (request.notifyCustomer ?? true) await shop.announce(tx, replacementPlaced, { orderId: order.id });
  return updateOrder(tx, order.id, {
    replacesOrderId: replaced?.id ?? null,
    replacementReason: request.reason,
  });
}

type ReplacementEvents = {
  order: OrderRow;
  replaced: OrderRow | null;
  reason: string;
  at: Date;
  actor: string;
};

async function recordReplacement(
  tx: Orm,
  { order, replaced, reason, at, actor }: ReplacementEvents,
): Promise<void> {
  const by = { at, actor, note: reason };
  const from = replaced && orderNumber(replaced.id);
  await insertEvents(tx, [
    { ...by, orderId: order.id, kind: 'replaces', from, to: null },
    ...(replaced
      ? [{ ...by, orderId: replaced.id, kind: 'replaced', from: null, to: orderNumber(order.id) }]
      : []),
  ]);
}

/**
 * Takes the articles of a replacement's pack from stock, except its gift. Stock held for baskets is not used.
 * Throws 409 `sold_out`.
 */
async function takePack(
  tx: Orm,
  pack: { variantCode: string; holdKey: string; now: Date },
): Promise<readonly TakenArticle[]> {
  const stock = (await hasStock(tx, pack)) ? await takeStock(tx, { ...pack, withGift: false }) : null;
  if (stock?.taken) return stock.articles;
  throw new Refusal('sold_out', 'Hier is niet genoeg meer van op voorraad.');
}

function packOf(
  { variant, jars }: PlaceReplacement,
  packs: readonly Pack[],
  replaced: OrderRow | null,
): Pack {
  const code = variant || (jars === undefined ? replaced?.variantCode : undefined);
  const matchingPack = code
    ? packs.find(({ id }) => id === code)
    : packs.find(({ quantity }) => quantity === jars);
  if (matchingPack) return matchingPack;
  throw refusedField('unknown_variant', 'variant', 'Kies een pack dat te koop is.');
}

function customerOf(request: PlaceReplacement, replaced: OrderRow | null): Recipient {
  const known = replaced ? recipientOf(replaced) : NOBODY;
  const typed = eachField((field) => request[field] ?? known[field]);
  const country = parseCountry(typed.country || DEFAULT_COUNTRY);
  if (!country) throw invalidFields([{ path: 'country', message: 'Dit land kennen we niet' }]);
  const postalCode = normalisePostalCode(typed.postalCode, country);
  if (postalCode === null)
    throw invalidFields([{ path: 'postalCode', message: 'Vul een geldige postcode in' }]);
  const customer = { ...typed, country, postalCode };
  const missing = missingFields(customer, 'parcel');
  if (missing.length > 0)
    throw invalidFields(
      missing.map((path) => ({ path, message: `${recipientLabel(path, country)} is verplicht` })),
    );
  return customer;
}
