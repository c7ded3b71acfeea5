// Compares the provider's payments, the shop's orders and the orders the buyers received, and runs the shop's
// own comparison of its books. Returns one sentence per difference; empty when nothing was lost.

import type { PaymentAtProvider } from '../shop/provider-payments.ts';
import type { FirstStock } from '../shop/seed-stock.ts';
import { listDifferencesAtRest, listOrders, type Order, type ShopBooks } from '../shop/shop-books.ts';
import { comparePurchases } from './compare-purchases.ts';
import type { Purchase } from './purchase.ts';

export type Books = {
  paid: number;
  orders: number;
  /** The number of orders placed by reconciliation, because no webhook about their payment arrived. */
  reconciled: number;
  givenBack: number;
  mails: number;
  differences: string[];
};

type Evidence = {
  books: ShopBooks;
  payments: PaymentAtProvider[];
  purchases: Purchase[];
  firstStock: FirstStock;
  /** Refunds by the operator in cents, by order id. */
  refunded?: ReadonlyMap<number, number>;
};

export async function compareBooks(evidence: Evidence): Promise<Books> {
  const { books, payments, purchases, firstStock, refunded = new Map() } = evidence;
  const orders = await listOrders(books);
  const paid = payments.filter(({ status }) => status === 'succeeded');
  const count = async (what: string) =>
    Number((await books.execute(`select count(*) as n from ${what}`)).rows[0]?.n);
  const differences = [
    ...comparePayments(paid, orders, refunded),
    ...comparePurchases(purchases, payments, orders),
    ...(await compareStock(books, orders, firstStock)),
    ...(await compareSent(books, orders)),
    ...(await listDifferencesAtRest(books)),
  ];
  return {
    paid: paid.length,
    orders: orders.length,
    differences,
    reconciled: await count("order_events where kind = 'placed' and note = 'reconciliation'"),
    givenBack: paid.filter(({ amountRefunded }) => amountRefunded > 0).length,
    mails: await count("mails where type = 'order_confirmation'"),
  };
}

/**
 * Compares payments and orders: each collected payment has exactly one order of its amount, or was refunded
 * completely as the second payment of a basket. Returns the differences.
 */
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
  return differences;
}

/** Compares the stock: the first stock minus the contents of the sold packs. Returns the differences. */
async function compareStock(books: ShopBooks, orders: Order[], firstStock: FirstStock): Promise<string[]> {
  const packs = Map.groupBy(orders, (order) => order.variant_code);
  const { rows: contents } = await books.execute('select * from pack_contents');
  const { rows: articles } = await books.execute(`select code, on_hand, coalesce(sum(missing), 0) as missing
    from stock_articles left join stock_movements on article_code = code group by code, on_hand`);
  return articles.flatMap(({ code, on_hand: onHand, missing }) => {
    const wanted = contents
      .filter(({ article_code: article }) => article === code)
      .reduce(
        (sum, { variant_code: pack, quantity }) =>
          sum + Number(quantity) * (packs.get(String(pack))?.length ?? 0),
        0,
      );
    const expected = (firstStock[String(code)] ?? 0) - wanted + Number(missing);
    return Number(onHand) === expected ? [] : [`there are ${onHand} of ${code}, not ${expected}`];
  });
}

/** Checks that exactly one confirmation of each order was sent. Returns the differences. */
async function compareSent(books: ShopBooks, orders: Order[]): Promise<string[]> {
  const { rows } = await books.execute(
    "select order_id, count(*) as n from mails where type = 'order_confirmation' and status = 'sent' group by 1",
  );
  const sent = new Map(rows.map((row) => [Number(row.order_id), Number(row.n)]));
  return orders.flatMap(({ id }) =>
    sent.get(id) === 1 ? [] : [`order ${id} was confirmed by ${sent.get(id) ?? 0} mails`],
  );
}
