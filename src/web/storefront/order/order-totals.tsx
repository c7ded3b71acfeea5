// The lines of an order and what they add up to, VAT included.

import { Check } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/orders/contract.ts';
import { goodsText } from '#shared/goods-text.ts';
import { cents, formatEuro } from '#shared/money.ts';

export function OrderTotals({ order }: { order: CustomerOrder }) {
  const [product, amount] = copy.columns;
  const rate = String(order.vatRate).replace('.', ',');
  return (
    <>
      <table className="placed-lines [font-size:inherit]!">
        <thead className={order.lines.length === 1 ? 'sr-only' : undefined}>
          <tr>
            <th scope="col">{product}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row" className="min-w-0 flex-[1_1_8em]">
                {goodsText(line.label, line.quantity)}
              </th>
              <td data-label={amount} className="whitespace-nowrap">
                {formatEuro(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="placed-sums">
        {order.subtotal === order.total ? null : (
          <Sum label={copy.subtotal} value={formatEuro(order.subtotal)} />
        )}
        {order.discount > 0 ? (
          <Sum label={copy.discount(order.couponCode)} value={formatEuro(cents(-order.discount))} />
        ) : null}
        <Sum
          label={copy.shipping}
          value={order.shipping === 0 ? commonCopy.free : formatEuro(order.shipping)}
        />
        <Sum label={copy.total} value={formatEuro(order.total)} />
      </dl>
      <p className="placed-note flex flex-wrap justify-between gap-x-4">
        {order.vatRate === 0 ? copy.noVat : copy.vat(rate, formatEuro(order.vatAmount))}
        <span className="flex items-center gap-1.5 font-semibold">
          {order.paymentStatus === 'paid' ? (
            <Check aria-hidden="true" className="size-4 text-mint" strokeWidth={2.5} />
          ) : null}
          {copy.payment[order.paymentStatus]}
        </span>
      </p>
    </>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
