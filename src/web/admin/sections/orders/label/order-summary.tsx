// The summary of the order a label is for: recipient, address and contents.

import type { Order } from '#modules/orders/contract.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { amountText } from '../../../format.ts';
import { orderLines } from '../order-lines.ts';

export function OrderSummary({ order }: { order: Order }) {
  const lines = linesOf(order);
  return (
    <section
      className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-2 rounded-md border border-hairline px-3 py-2.5 wrap-anywhere"
      aria-label="Bestelling"
    >
      <div>
        <p className="font-semibold">{order.customerName || '–'}</p>
        {lines.length > 0 ? (
          lines.map((line) => <p key={line}>{line}</p>)
        ) : (
          <p className="field-error">Geen adres bekend</p>
        )}
      </div>
      <div>
        {orderLines(order.products).map(({ position, quantity, name }) => (
          <p key={position}>
            <span>{quantity}</span> × <span>{name}</span>
          </p>
        ))}
        <p className="muted">{amountText(order.total)}</p>
      </div>
    </section>
  );
}
