// Saves an operator's edit of an order in one transaction. Amounts are never overwritten: another pack, code
// or country, or an amount set by the operator, becomes a change with a credit note and a new invoice. The
// difference is refunded or requested from the customer.

import { randomUUID } from 'node:crypto';
import {
  type ChangeRow,
  DIFFERENCE_OPEN,
  type EditNeeds,
  type EditOrder,
  editOrder,
  editWithin,
  findChangeByKey,
  findOrder,
  insertChange,
  insertEvents,
  listLinesOf,
  lockOrder,
  type Order,
  type OrderRow,
  orderUnknown,
  readOrder,
  refuseStaleOrder,
  updateOrder,
} from '#modules/orders/index.ts';
import type { QuoteNeeds } from '#modules/pricing/index.ts';
import { type RefundNeeds, type RefundRow, submitRefund } from '#modules/refunds/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { eachField, type Recipient } from '#shared/recipient/recipient.ts';
import { type ApplyNeeds, applyChange, findRefundOf, holdKeyOfChange } from './apply-change.ts';
import type { Settlement } from './change-contract.ts';
import { differenceRequested } from './change-facts.ts';
import { holdForChange } from './hold-for-change.ts';
import { PAY_WITHIN_MS, refuseUnchangeable, settlementOf } from './plan-change.ts';
import { type Proposal, proposeChange, type Seen } from './propose-change.ts';

export type SaveOrderNeeds = QuoteNeeds & ApplyNeeds & RefundNeeds & EditNeeds;

/**
 * Saves an operator's edit of an order and returns the order. A repeated call with the same idempotency key
 * does not change the order again, but executes the refund again if the provider has not made it yet. Throws
 * 404 `order_unknown`; 409 `edit_conflict`, `sold_out` and the errors of `proposeChange` and
 * `refuseUnchangeable`; 422 on invalid fields.
 */
export async function saveOrder(
  shop: SaveOrderNeeds,
  id: number,
  body: EditOrder,
  operator: string,
): Promise<Order> {
  const { orm } = shop.database;
  const order = await findOrder(orm, id);
  if (!order || order.archivedAt) throw orderUnknown();
  const earlier = body.key ? await findChangeByKey(orm, keyOf(id, body.key)) : null;
  if (earlier) {
    // The refund of that change may not have been requested from the provider yet.
    const owedRefund = await findRefundOf(orm, earlier);
    if (owedRefund) await submitRefund(shop, owedRefund);
    return readOrder(shop, id);
  }
  const seen = { order, lines: await listLinesOf(orm, id) };
  const proposal = await proposeChange(shop, seen, body);
  const rest = withoutCharge(body);
  if (!proposal.isChange && !proposal.isCorrection) return editOrder(shop, id, rest, operator);
  if (proposal.isCorrection && !body.reason)
    throw invalidFields([{ path: 'reason', message: 'Vul in waarom het bedrag anders wordt' }]);
  const refund = await shop.database.transaction((tx) =>
    change(shop, tx, { seen, proposal, body, rest, operator }),
  );
  if (refund) await submitRefund(shop, refund);
  return readOrder(shop, id);
}

type Changing = { seen: Seen; proposal: Proposal; body: EditOrder; rest: EditOrder; operator: string };

async function change(shop: SaveOrderNeeds, tx: Orm, changing: Changing): Promise<RefundRow | null> {
  const { seen, proposal, body, rest, operator } = changing;
  const key = keyOf(seen.order.id, body.key ?? randomUUID());
  const order = await lockOrder(tx, seen.order.id);
  if (!order || order.archivedAt) throw orderUnknown();
  const earlier = await findChangeByKey(tx, key);
  if (earlier) return findRefundOf(tx, earlier);
  refuseStaleOrder(order.version, body.version);
  // The proposal was computed from the order as it was read before the lock.
  refuseStaleOrder(order.version, seen.order.version);
  const settledWith = settlementOf(order, proposal, body.settle ?? 'money');
  await refuseUnchangeable(tx, order, proposal, settledWith);
  // A new address with another country or VAT rate waits for the payment, too.
  const isElsewhere = proposal.terms.country !== order.country || proposal.terms.vat.rate !== order.vatRate;
  const waits = settledWith === 'payment' && isElsewhere;
  const edited = await editWithin(shop, tx, order, waits ? withoutRecipient(rest) : rest, operator);
  const row = await writeChange(shop, tx, {
    changing,
    key,
    settledWith,
    recipient: waits ? recipientIn(rest) : null,
  });
  if (settledWith === 'payment') await awaitPayment(shop, tx, { order: edited, change: row, proposal });
  else return (await applyChange(shop, tx, { order: edited, change: row })).refund;
  return null;
}

type Writing = {
  changing: Changing;
  key: string;
  settledWith: Settlement;
  recipient: Partial<Recipient> | null;
};

function writeChange(
  { clock }: Pick<SaveOrderNeeds, 'clock'>,
  tx: Orm,
  { changing: { seen, proposal, body, operator }, key, settledWith, recipient }: Writing,
): Promise<ChangeRow> {
  const now = clock.now();
  const isWaiting = settledWith === 'payment';
  return insertChange(tx, {
    orderId: seen.order.id,
    key,
    settledWith,
    recipient,
    actor: operator,
    kind: proposal.isCorrection ? 'correction' : 'change',
    state: isWaiting ? 'waiting' : 'applied',
    terms: proposal.terms,
    difference: proposal.difference,
    reason: body.reason || null,
    notifyCustomer: body.notifyCustomer ?? true,
    expiresAt: isWaiting ? new Date(now.getTime() + PAY_WITHIN_MS) : null,
    createdAt: now,
    updatedAt: now,
  });
}

type Waiting = { order: OrderRow; change: ChangeRow; proposal: Proposal };

/**
 * Reserves the stock and coupon use that a waiting change needs, flags the order with `DIFFERENCE_OPEN`, and
 * announces the payment request to the customer. Contents and amounts of the order stay the same until the
 * customer has paid. Throws 409 `sold_out`, 422 `coupon_invalid`.
 */
async function awaitPayment(
  shop: SaveOrderNeeds,
  tx: Orm,
  { order, change, proposal }: Waiting,
): Promise<void> {
  const now = shop.clock.now();
  await holdForChange(tx, {
    order,
    terms: proposal.terms,
    holdKey: holdKeyOfChange(change),
    until: change.expiresAt ?? now,
    now,
  });
  const flags = [...order.flags.filter((flag) => flag !== DIFFERENCE_OPEN), DIFFERENCE_OPEN];
  await updateOrder(tx, order.id, { flags, updatedAt: now });
  await insertEvents(tx, [
    {
      orderId: order.id,
      at: now,
      actor: change.actor,
      kind: 'difference_asked',
      from: String(order.total),
      to: String(proposal.terms.total),
      note: change.reason,
    },
  ]);
  await shop.announce(tx, differenceRequested, { changeId: change.id, times: 1 });
}

const keyOf = (orderId: number, key: string) => `${orderId}:${key}`;

const CHARGE: readonly string[] = [
  'variant',
  'couponCode',
  'country',
  'total',
  'discount',
  'shippingCost',
  'products',
  'reason',
  'settle',
  'key',
];

/** Returns the edit of an order without the fields that affect its amounts. */
function withoutCharge(body: EditOrder): EditOrder {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !CHARGE.includes(name)));
}

const RECIPIENT = eachField((field) => field);

function withoutRecipient(rest: EditOrder): EditOrder {
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in RECIPIENT)));
}

function recipientIn(rest: EditOrder): Partial<Recipient> {
  const fields = eachField((field) => (field === 'country' ? undefined : (rest[field] ?? undefined)));
  const changedRecipient: Partial<Recipient> = {};
  for (const field of Object.values(RECIPIENT)) {
    const value = fields[field];
    if (value !== undefined) changedRecipient[field] = value;
  }
  return changedRecipient;
}
