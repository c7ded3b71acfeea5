// The facts of an order: who, where to, what, how much, how paid, and where the parcel is.

import type { ReactNode } from 'react';
import type { Order, OrderDetail } from '#modules/orders/contract.ts';
import { parseEuros } from '#shared/money.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { amountText, momentText } from '../format.ts';
import { useMayWrite } from '../session/admin-session.ts';
import { orderLines } from './order-lines.ts';
import { PAYMENT_LABELS } from './order-texts.ts';
import { OrderMoney } from './refund/order-money.tsx';
import { RenewLink } from './renew-link.tsx';
import { Tracking } from './tracking.tsx';

export function OrderFacts({ order }: { order: OrderDetail }) {
  const mayWrite = useMayWrite();
  return (
    <div className="facts">
      <section className="panel" aria-labelledby="order-goods">
        <header className="panel-header">
          <h2 id="order-goods">Bestelling</h2>
          <span className="badge" data-payment={order.paymentStatus}>
            {PAYMENT_LABELS[order.paymentStatus]}
          </span>
        </header>
        <Sums order={order} />
      </section>
      <OrderMoney order={order} />
      <section className="panel" aria-labelledby="order-customer">
        <header className="panel-header">
          <h2 id="order-customer">Klant en bezorging</h2>
        </header>
        <dl className="fact-list">
          <Fact label="Naam">{order.customerName || '–'}</Fact>
          <Fact label="E-mailadres">
            <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
          </Fact>
          <Fact label="Telefoon">{order.customerPhone || '–'}</Fact>
          <Fact label="Adres">
            {linesOf(order).map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
          </Fact>
          <Fact label="Track & trace">
            <Tracking parcel={order} />
          </Fact>
          {order.shippedAt ? <Fact label="Verzonden">{momentText(order.shippedAt)}</Fact> : null}
          <Fact label="Betaling">
            <span className="code">{order.paymentIntentId ?? '–'}</span>
          </Fact>
          {mayWrite ? (
            <Fact label="Klantlink">
              <RenewLink order={order} />
            </Fact>
          ) : null}
        </dl>
      </section>
    </div>
  );
}

function Sums({ order }: { order: Order }) {
  const discount = parseEuros(order.discount) ?? 0;
  return (
    <table className="sums">
      <tbody>
        {orderLines(order.products).map((line) => (
          <tr key={line.position}>
            <th scope="row">
              {line.quantity} × {line.name}
            </th>
            <td>{line.price ? amountText(line.price) : ''}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Subtotaal</th>
          <td>{amountText(order.subtotal)}</td>
        </tr>
        {discount > 0 ? (
          <tr>
            <th scope="row">
              Korting {order.couponCode ? <span className="code">{order.couponCode}</span> : null}
            </th>
            <td>−{amountText(order.discount)}</td>
          </tr>
        ) : null}
        <tr>
          <th scope="row">Verzendkosten</th>
          <td>{amountText(order.shippingCost)}</td>
        </tr>
        <tr className="sum-total">
          <th scope="row">Totaal</th>
          <td>{amountText(order.total)}</td>
        </tr>
        <tr className="muted">
          <th scope="row">Waarvan btw ({order.vatRate.toLocaleString('nl-NL')} %)</th>
          <td>{amountText(order.vatAmount)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
