// Compares the books: what the provider collected, what the shop has as orders, and what the buyers were told.
// Each difference is a sentence; an empty list means that nothing was lost, doubled or miscounted.

import { compareInvoices } from './compare-invoices.ts';
import { comparePurchases } from './compare-purchases.ts';
import { compareReturns } from './compare-returns.ts';
import type { PaymentAtProvider } from './provider-file.ts';
import type { Purchase } from './purchase.ts';
import { type List, listOrders, type Order } from './shop-rows.ts';
import type { FirstStock } from './stock-the-shop.ts';

export type Books = {
  paid: number;
  orders: number;
  /** Orders only reconciliation found: every message about their payment was lost. */
  reconciled: number;
  givenBack: number;
  mails: number;
  differences: string[];
};

type Evidence = {
  list: List;
  payments: PaymentAtProvider[];
  purchases: Purchase[];
  firstStock: FirstStock;
  /** What the operator gave back of orders, in cents by order. */
  refunded?: ReadonlyMap<number, number>;
};

export async function compareBooks(evidence: Evidence): Promise<Books> {
  const { list, payments, purchases, firstStock, refunded = new Map() } = evidence;
  const orders = await listOrders(list);
  const paid = payments.filter(({ status }) => status === 'succeeded');
  const mails = await list("select id from mails where type = 'order_confirmation'");
  const differences = [
    ...comparePayments(paid, orders, refunded),
    ...comparePurchases(purchases, payments, orders),
    ...(await compareReturns(list, paid, orders)),
    ...(await compareStock(list, orders, firstStock)),
    ...(await compareUses(list, orders)),
    ...(await compareInvoices(list, orders)),
    ...(await compareTraces(list, orders)),
  ];
  const reconciled = await list(
    "select 1 from order_events where kind = 'placed' and note = 'reconciliation'",
  );
  const givenBack = paid.filter(({ amountRefunded }) => amountRefunded > 0).length;
  return {
    ...{ paid: paid.length, orders: orders.length, reconciled: reconciled.length },
    ...{ givenBack, mails: mails.length, differences },
  };
}

/** Every collected payment is exactly one order of that amount, or the second of a basket and given back whole. */
function comparePayments(
  paid: PaymentAtProvider[],
  orders: Order[],
  refunded: NonNullable<Evidence['refunded']>,
): string[] {
  const differences: string[] = [];
  const byPayment = Map.groupBy(orders, (order) => order.payment_id);
  for (const payment of paid) {
    const [order, ...doubles] = byPayment.get(payment.id) ?? [];
    if (doubles.length > 0) differences.push(`payment ${payment.id} has ${doubles.length + 1} orders`);
    if (!order && payment.amountRefunded !== payment.amountReceived)
      differences.push(`payment ${payment.id} has no order`);
    if (order && order.total !== payment.amountReceived) {
      differences.push(
        `order ${order.id} is of ${order.total} cents, its payment of ${payment.amountReceived}`,
      );
    }
    const back = payment.amountRefunded;
    if (order && back !== (refunded.get(order.id) ?? 0))
      differences.push(`of order ${order.id} ${back} cents were given back`);
  }
  const collected = new Set(paid.map(({ id }) => id));
  for (const order of orders)
    if (!collected.has(order.payment_id)) differences.push(`order ${order.id} was never paid`);
  const drafts = new Set(orders.map((order) => order.draft_id));
  if (drafts.size !== orders.length) differences.push(`${orders.length} orders of ${drafts.size} baskets`);
  return differences;
}

async function compareStock(list: List, orders: Order[], firstStock: FirstStock): Promise<string[]> {
  const packs = Map.groupBy(orders, (order) => order.variant_code);
  const contents = await list('select variant_code, article_code, quantity from pack_contents');
  const rows =
    await list(`select code, on_hand, coalesce(sum(quantity), 0) as moved, coalesce(sum(missing), 0) as missing,
    count(distinct order_id) filter (where kind = 'sold') as sold
    from stock_articles left join stock_movements on article_code = code group by code, on_hand`);
  return rows.flatMap(({ code, on_hand: onHand, moved, missing, sold }) => {
    const held = contents.filter(({ article_code: article }) => article === code);
    const packed = held.map(({ variant_code: pack, quantity }) => ({
      pieces: Number(quantity),
      packs: packs.get(String(pack))?.length ?? 0,
    }));
    const wanted = packed.reduce((sum, { pieces, packs: count }) => sum + pieces * count, 0);
    const expected = (firstStock[String(code)] ?? 0) - wanted + Number(missing);
    const buyers = packed.reduce((sum, { packs: count }) => sum + count, 0);
    return [
      ...(Number(onHand) === expected ? [] : [`there are ${onHand} of ${code}, not ${expected}`]),
      ...(Number(moved) === Number(onHand) ? [] : [`movements of ${code} come to ${moved}, not ${onHand}`]),
      ...(Number(sold) === buyers ? [] : [`${sold} orders moved ${code}, not ${buyers}`]),
    ];
  });
}

async function compareUses(list: List, orders: Order[]): Promise<string[]> {
  const rows = await list('select code, used_count, max_uses from coupons');
  return rows.flatMap(({ code, used_count: used, max_uses: most }) => {
    const expected = orders.filter((order) => order.coupon_code === code).length;
    if (most !== null && expected > Number(most))
      return [`code ${code} was sold ${expected} times of ${most}`];
    return Number(used) === expected ? [] : [`code ${code} was used ${used} times, not ${expected}`];
  });
}

/** One first history row and one confirmation that left the house per order; no hold left by a finished basket. */
async function compareTraces(list: List, orders: Order[]): Promise<string[]> {
  const counted = async (text: string) =>
    new Map((await list(text)).map((row) => [Number(row.id), Number(row.n)]));
  const placed = await counted(
    "select order_id as id, count(*) as n from order_events where kind = 'placed' group by 1",
  );
  const sent = await counted(
    "select order_id as id, count(*) as n from mails where type = 'order_confirmation' and status = 'sent' group by 1",
  );
  const differences = orders.flatMap(({ id }) => [
    ...(placed.get(id) === 1 ? [] : [`order ${id} was placed ${placed.get(id) ?? 0} times in its history`]),
    ...(sent.get(id) === 1 ? [] : [`order ${id} was confirmed by ${sent.get(id) ?? 0} mails`]),
  ]);
  if (sent.size !== orders.length) differences.push(`${sent.size} orders confirmed, ${orders.length} placed`);
  const finished = "select 'draft:' || id from draft_orders where is_completed";
  for (const table of ['stock_holds', 'coupon_holds']) {
    const left = await list(`select owner from ${table} where owner in (${finished})`);
    if (left.length > 0) differences.push(`${left.length} rows of ${table} belong to finished baskets`);
  }
  const open = await list(
    'select id from draft_orders where not is_completed and id in (select draft_id from orders)',
  );
  if (open.length > 0) differences.push(`${open.length} baskets are open although they were ordered`);
  return differences;
}
