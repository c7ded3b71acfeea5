// The summary of an order: contents, amount and payment on one side; customer, address and parcel on the
// other.

import { Link } from 'react-router';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import type { Order } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { href } from '#shared/href.ts';
import { parseEuros } from '#shared/money.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, dayText, momentText } from '../../format.ts';
import { useIsPermitted } from '../../session/admin-session.ts';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { PAYMENT_NAMES, PAYMENT_TONES } from '../../shared/orders/order-texts.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Sum, SumTable } from '../../ui/sums.tsx';
import { ChangesPanel } from './changes/changes-panel.tsx';
import { orderLines } from './order-lines.ts';
import { OrderMargin } from './order-margin.tsx';
import { OrderPicture } from './order-picture.tsx';
import { OrderMoney } from './refund/order-money.tsx';
import { RenewLink } from './renew-link.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { Tracking } from './tracking.tsx';

export function OrderInfo({ order }: { order: OrderDetail }) {
  return (
    <div className="min-w-0 max-[56rem]:contents">
      <Panel
        title="Bestelling"
        className="max-[56rem]:-order-2"
        beside={<Badge tone={PAYMENT_TONES[order.paymentStatus]}>{PAYMENT_NAMES[order.paymentStatus]}</Badge>}
      >
        <div className="flex items-start">
          <OrderPicture order={order} />
          <Sums order={order} />
        </div>
      </Panel>
      <ChangesPanel order={order} />
      <OrderMoney order={order} />
      <OrderReturns order={order} />
      <div className="max-[56rem]:order-1">
        <OrderMargin orderId={order.id} />
      </div>
    </div>
  );
}

/** The recipient, the address and the parcel of the order. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const mayRenew = useIsPermitted(orderEndpoints.renewLink);
  return (
    <Panel title="Klant en bezorging" className="max-[56rem]:-order-1">
      <DetailList>
        <Detail name="Naam">{order.customerName || '–'}</Detail>
        <Detail name="E-mailadres">
          {order.customerEmail ? <MailLink email={order.customerEmail} /> : '–'}
        </Detail>
        <Detail name="Telefoon">{order.customerPhone || '–'}</Detail>
        <Detail name="Adres">
          {linesOf(order).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
        <Detail name="Track & trace">
          <Tracking parcel={order} />
        </Detail>
        {order.shippedAt ? <Detail name="Verzonden">{momentText(order.shippedAt)}</Detail> : null}
        <Origins order={order} />
        <Detail name="Betaling">
          <span className="code">{order.paymentIntentId ?? '–'}</span>
        </Detail>
        {mayRenew ? (
          <Detail name="Klantlink">
            <RenewLink order={order} />
          </Detail>
        ) : null}
      </DetailList>
    </Panel>
  );
}

/**
 * The order that this order replaces, the orders that replace this order, and the batches the goods came
 * from.
 */
function Origins({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.replacement ? (
        <Detail name="Vervangt">
          {order.replacement.of ? <OrderLink order={order.replacement.of} /> : null}
          <span> </span>
          <span>{order.replacement.reason}</span>
        </Detail>
      ) : null}
      {order.replacedBy.length > 0 ? (
        <Detail name="Vervangen door">
          {order.replacedBy.map((other) => (
            <OrderLink key={other.id} order={other} />
          ))}
        </Detail>
      ) : null}
      {order.batches.length > 0 ? (
        <Detail name="Partij">
          {order.batches.map(({ article, code, bestBefore, quantity }) => (
            <span key={`${article} ${code}`} className="block">
              <span>{quantity}</span> × <span>{code}</span>
              {bestBefore === null ? null : (
                <span className="text-quiet">
                  {' '}
                  houdbaar tot <span className="inline-block">{dayText(bestBefore)}</span>
                </span>
              )}
            </span>
          ))}
        </Detail>
      ) : null}
    </>
  );
}

function OrderLink({ order }: { order: { id: number; orderNumber: string } }) {
  return (
    <Link className="lone-link mr-2 underline" to={href('/admin/orders/:id', { id: order.id })}>
      {order.orderNumber}
    </Link>
  );
}

function Sums({ order }: { order: Order }) {
  const discount = parseEuros(order.discount) ?? 0;
  return (
    <SumTable>
      {orderLines(order.products).map((line) => (
        <Sum key={line.position} name={`${line.quantity} × ${line.name}`}>
          {line.price ? amountText(line.price) : ''}
        </Sum>
      ))}
      <Sum name="Subtotaal">{amountText(order.subtotal)}</Sum>
      {discount > 0 ? (
        <Sum
          name={
            <span>Korting {order.couponCode ? <span className="code">{order.couponCode}</span> : null}</span>
          }
        >
          −<span>{amountText(order.discount)}</span>
        </Sum>
      ) : null}
      <Sum name="Verzendkosten">{amountText(order.shippingCost)}</Sum>
      <Sum name="Totaal" isTotal>
        {amountText(order.total)}
      </Sum>
      <Sum name={`Waarvan btw (${order.vatRate.toLocaleString('nl-NL')}%)`} isAside>
        {amountText(order.vatAmount)}
      </Sum>
    </SumTable>
  );
}
