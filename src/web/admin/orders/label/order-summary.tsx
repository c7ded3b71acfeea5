// The order a label is for, in a few lines: for whom, where to, and what is in the box.

import type { Order } from '#modules/orders/contract.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { amountText } from '../../format.ts';
import { orderLines } from '../order-lines.ts';

export function OrderSummary({ order }: { order: Order }) {
  const lines = linesOf(order);
  return (
    <section className="label-summary" aria-label="Bestelling">
      <div>
        <p className="label-summary-name">{order.customerName || '–'}</p>
        {lines.length > 0 ? (
          lines.map((line) => <p key={line}>{line}</p>)
        ) : (
          <p className="field-error">Geen adres bekend</p>
        )}
      </div>
      <div>
        {orderLines(order.products).map(({ position, quantity, name }) => (
          <p key={position}>
            {quantity} × {name}
          </p>
        ))}
        <p className="muted">{amountText(order.total)}</p>
      </div>
    </section>
  );
}
