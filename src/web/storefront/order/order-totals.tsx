// The lines of an order and their total, VAT included.

import { Check } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { goodsText } from '#shared/goods-text.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { Detail } from '../../ui/detail.tsx';

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
              <th scope="row" className="min-w-0 flex-[1_1_8em] w-auto!">
                {goodsText(line.label, line.quantity)}
              </th>
              <td data-label={amount} className="whitespace-nowrap">
                {formatEuro(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="placed-sums [&_dd]:whitespace-nowrap">
        {order.subtotal === order.total ? null : (
          <Detail label={copy.subtotal}>{formatEuro(order.subtotal)}</Detail>
        )}
        {order.discount > 0 ? (
          <Detail label={copy.discount(order.couponCode)}>{formatEuro(cents(-order.discount))}</Detail>
        ) : null}
        <Detail label={copy.shipping}>
          {order.shipping === 0 ? commonCopy.free : formatEuro(order.shipping)}
        </Detail>
        <Detail label={order.vatRate === 0 ? copy.totalWithoutVat : copy.total}>
          {formatEuro(order.total)}
        </Detail>
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
