// The papers of an order for its customer: the invoice, and a credit note for each amount that went back.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/orders/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';

export function OrderInvoices({ order, href }: { order: CustomerOrder; href: string }) {
  if (order.invoices.length === 0) return <p>{copy.noInvoice}</p>;
  return (
    <ul className="placed-papers">
      {order.invoices.map(({ number, kind, total }) => (
        <li key={number}>
          <a href={`${href}/${number}`}>{copy.invoice[kind](number)}</a>{' '}
          <span className="placed-note">
            {formatEuro(parseEuros(total) ?? cents(0))}, {copy.invoiceNote}
          </span>
        </li>
      ))}
    </ul>
  );
}
