// The operator's edits of an order. Each edit is one transaction: lock the order, compare versions, save, add
// a history row per changed field, and announce the effects of a new status. Amounts are changed elsewhere
// (checkout/order-changes).

import { drawBatches } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { eachField, PERSONAL_FIELDS } from '#shared/recipient/recipient.ts';
import { announceReachable, flagsWithDetails } from './later-details.ts';
import {
  deleteOrder,
  insertEvents,
  listLinesOf,
  lockOrder,
  type NewOrder,
  type NewOrderEvent,
  type OrderRow,
  updateOrder,
} from './order.repository.ts';
import type { ChangeStatus, EditOrder, Order } from './order-contract.ts';
import { ON_HOLD } from './order-flags.ts';
import { effectsOfStatus, isOrderStatus } from './order-states.ts';
import { orderUnknown } from './order-unknown.ts';
import { orderView } from './order-view.ts';

const CHANGED_BY_ANOTHER = 'Iemand anders heeft deze bestelling intussen gewijzigd.';

/**
 * A change of the status of a locked order: `before` has the old status; `after` is the saved order with the
 * new one.
 */
export type StatusChange = { before: OrderRow; after: OrderRow; actor: string; now: Date };

/**
 * What a new status means for the returns and the cancellation of an order; the module of returns supplies
 * it. `refuse` throws 409 `order_paid` before anything is saved, when a paid order would become cancelled.
 * `follow` applies the consequences in the same transaction and returns the updated order.
 */
export type StatusConsequences = {
  refuse(tx: Orm, before: OrderRow, status: string | undefined): Promise<void>;
  follow(tx: Orm, change: StatusChange): Promise<OrderRow>;
};

export type EditNeeds = {
  database: Database;
  announce: Announce;
  clock: Clock;
  statusConsequences: StatusConsequences;
};

/**
 * Edits an order, except its amounts. Throws 404 `order_unknown`, 409 `edit_conflict` when `version` is older
 * than the order, `order_paid` when a paid order would become cancelled, 422 for invalid fields.
 */
export function editOrder(shop: EditNeeds, id: number, change: EditOrder, operator: string): Promise<Order> {
  return editLocked(shop, id, () => change, operator);
}

/**
 * Sets only the status of an order. Throws as `editOrder` does. Status `shipped` sets the shipping time to
 * now, with or without a tracking code.
 */
export function changeStatus(
  shop: EditNeeds,
  id: number,
  change: ChangeStatus,
  operator: string,
): Promise<Order> {
  const leavesAt = { ...change, shippedAt: shop.clock.now().toISOString() };
  const changedColumns = ({ shippedAt }: OrderRow) =>
    change.status === 'shipped' && shippedAt === null ? leavesAt : change;
  return editLocked(shop, id, changedColumns, operator);
}

function editLocked(
  shop: EditNeeds,
  id: number,
  changedColumns: (before: OrderRow) => EditOrder,
  operator: string,
): Promise<Order> {
  return shop.database.transaction(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before || before.archivedAt) throw orderUnknown();
    const change = changedColumns(before);
    refuseStaleOrder(before.version, change.version);
    const after = await editWithin(shop, tx, before, change, operator);
    return orderView(after, await listLinesOf(tx, id));
  });
}

export function refuseStaleOrder(version: number, seen: number | undefined): void {
  refuseStaleEdit(version, seen, CHANGED_BY_ANOTHER);
}

/**
 * Saves an operator's edit of an order whose row the caller has locked, and returns the edited order. Amounts
 * are left unchanged. Adds the history rows and announces the domain events that follow from a new status.
 * Throws 409 `order_paid` when a paid order would become cancelled, 422 for invalid fields.
 */
export async function editWithin(
  shop: Omit<EditNeeds, 'database'>,
  tx: Orm,
  before: OrderRow,
  change: EditOrder,
  operator: string,
): Promise<OrderRow> {
  await shop.statusConsequences.refuse(tx, before, change.status);
  const now = shop.clock.now();
  const changedColumns = columnsOf(change, before, now);
  const events = historyOf(before, changedColumns, { at: now, actor: operator });
  const saved =
    events.length > 0
      ? await updateOrder(tx, before.id, {
          ...changedColumns,
          flags: flagsWithDetails(
            changedColumns.flags ?? before.flags,
            before,
            eachField((field) => changedColumns[field] ?? before[field]),
          ),
          updatedAt: now,
        })
      : before;
  await insertEvents(tx, events);
  await announceReachable(shop, tx, { before, after: saved });
  const after = await shop.statusConsequences.follow(tx, { before, after: saved, actor: operator, now });
  if (after.status === 'shipped')
    await drawBatches(tx, { orderId: before.id, variantCode: after.variantCode });
  if (change.notifyCustomer ?? true) await announceEffects(shop, tx, { before, after });
  return after;
}

/**
 * Archives an order that has a payment, and deletes an order without a payment. Throws 404 `order_unknown`.
 */
export function removeOrder(
  { database, clock }: Pick<EditNeeds, 'database' | 'clock'>,
  id: number,
  operator: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw orderUnknown();
    if (order.archivedAt) return;
    if (!order.paymentId) {
      await deleteOrder(tx, id);
      return;
    }
    const now = clock.now();
    await updateOrder(tx, id, { archivedAt: now, updatedAt: now });
    await insertEvents(tx, [
      { orderId: id, at: now, actor: operator, kind: 'archived', from: null, to: null, note: null },
    ]);
  });
}

/**
 * Announces the domain events that follow from a new status, such as `orderShipped`, whose reaction mails the
 * customer. When the status is set back and forth, an event is announced again, but the dedupe key of its
 * mail prevents a second mail.
 */
async function announceEffects(
  { announce }: Pick<EditNeeds, 'announce'>,
  tx: Orm,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<void> {
  if (before.status === after.status || !isOrderStatus(after.status)) return;
  for (const fact of effectsOfStatus[after.status]) await announce(tx, fact, { orderId: after.id });
}

function columnsOf(change: EditOrder, before: OrderRow, now: Date): Partial<NewOrder> {
  const columns = personalColumnsOf(change, before);
  if (change.carrier !== undefined) columns.carrier = change.carrier || null;
  if (change.trackingCode !== undefined) columns.trackingCode = change.trackingCode || null;
  if (change.trackingUrl !== undefined) columns.trackingUrl = change.trackingUrl || null;
  // The hold on a parcel is removed when its return ends, not when the operator has seen the flag.
  const seen = change.seenFlags?.filter((flag) => flag !== ON_HOLD && before.flags.includes(flag)) ?? [];
  if (seen.length > 0) columns.flags = before.flags.filter((flag) => !seen.includes(flag));
  if (change.status !== undefined) columns.status = change.status;
  if (change.shippedAt !== undefined)
    columns.shippedAt = change.shippedAt === null ? null : new Date(change.shippedAt);
  // Only a parcel with a tracking code gets its shipping time automatically.
  else if (change.status === 'shipped' && !before.shippedAt && (columns.trackingCode ?? before.trackingCode))
    columns.shippedAt = now;
  return columns;
}

/**
 * Returns the recipient columns that an edit sets. Throws 422 when the edit would remove an e-mail address.
 */
function personalColumnsOf(change: EditOrder, before: OrderRow): Partial<NewOrder> {
  const columns: Partial<NewOrder> = {};
  for (const name of PERSONAL_FIELDS) {
    const value = change[name];
    if (value !== undefined) columns[name] = value ?? '';
  }
  // An address stored in parts has no separate address line, which would become outdated.
  if ((columns.streetName ?? before.streetName) !== '') columns.customerAddress = '';
  if (columns.customerEmail === '' && before.customerEmail !== '')
    throw invalidFields([{ path: 'customerEmail', message: 'Voer een geldig e-mailadres in' }]);
  return columns;
}

/**
 * Builds the history rows of an edit: one per column that differs from `before`, and one per removed flag.
 * `by` has the time and the user name.
 */
export function historyOf(
  before: OrderRow,
  changedColumns: Partial<NewOrder>,
  by: { at: Date; actor: string },
): NewOrderEvent[] {
  const events: NewOrderEvent[] = [];
  const old: Record<string, unknown> = before;
  for (const flag of before.flags)
    if (changedColumns.flags && !changedColumns.flags.includes(flag))
      events.push({ orderId: before.id, ...by, kind: 'flag_seen', from: null, to: flag, note: null });
  for (const [name, value] of Object.entries(changedColumns)) {
    if (name === 'flags') continue;
    const from = textOf(old[name]);
    const to = textOf(value);
    if (from === to) continue;
    const kind = name === 'status' ? 'status' : 'edited';
    events.push({ orderId: before.id, ...by, kind, from, to, note: name === 'status' ? null : name });
  }
  return events;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
