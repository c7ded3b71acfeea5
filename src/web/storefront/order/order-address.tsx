// The address of an order, written as on a label. It is a component of its own, so that tests can compare it
// with every other place that writes an address.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';

export function OrderAddress({ order }: { order: CustomerOrder }) {
  return (
    <section aria-labelledby="placed-address">
      <h2 id="placed-address">{copy.addressTitle}</h2>
      <address>
        {[order.customerName, ...linesOf(order)].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
