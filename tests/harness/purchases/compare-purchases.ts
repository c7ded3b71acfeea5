// Checks each purchase: its payment became exactly one order, with the order id the buyer received and the
// buyer's own details.

import type { PaymentAtProvider } from '../shop/provider-payments.ts';
import type { Order } from '../shop/shop-books.ts';
import { emailOf, type Purchase } from './purchase.ts';

export function comparePurchases(
  purchases: Purchase[],
  payments: PaymentAtProvider[],
  orders: Order[],
): string[] {
  const statusOf = new Map(payments.map(({ id, status }) => [id, status]));
  const orderOf = new Map(orders.map((order) => [order.payment_id, order]));
  const explained = new Set<Order>();
  const differences = purchases.flatMap((purchase) => {
    const own = purchase.paid.flatMap((paymentId) => orderOf.get(paymentId) ?? []);
    for (const order of own) explained.add(order);
    const lost = purchase.paid.filter((paymentId) => statusOf.get(paymentId) !== 'succeeded');
    return [
      ...lost.map((paymentId) => `the provider lost payment ${paymentId}`),
      ...compareOrders(purchase, own),
    ].map((difference) => `purchase ${purchase.number} (${purchase.manner}): ${difference}`);
  });
  const unexplained = orders.filter((order) => !explained.has(order));
  return [...differences, ...unexplained.map(({ id }) => `order ${id} is of no purchase`)];
}

function compareOrders(purchase: Purchase, [order, ...others]: Order[]): string[] {
  const wanted = purchase.paid.length > 0;
  if (!order) return wanted ? ['it has no order'] : [];
  const { variant, couponCode } = purchase.bought;
  const checks: [boolean, string][] = [
    [others.length === 0, 'it has two orders'],
    [purchase.orderId === null || purchase.orderId === order.id, `told ${purchase.orderId}, is ${order.id}`],
    [order.variant_code === variant, `${variant} became ${order.variant_code}`],
    [order.coupon_code === couponCode, `code ${couponCode} became ${order.coupon_code}`],
    [order.customer_email === emailOf(purchase), 'it lost its details'],
    [order.flags.length === 0, `it is flagged ${order.flags.join(', ')}`],
  ];
  return checks.flatMap(([holds, difference]) => (holds ? [] : [difference]));
}
