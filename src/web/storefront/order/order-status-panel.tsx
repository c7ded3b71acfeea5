// The status of an order. Cancellations, refunds and returns come before the ordinary status.

import type { ReactNode } from 'react';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { deliveryCopy } from '#copy/delivery.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import { formatDate } from '#shared/date-formats.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { isBeingReturned, returnStepsReached, stepsReached } from './order-progress.ts';
import { Steps } from './steps.tsx';

type OrderStatusPanelProps = { order: CustomerOrder; reorder: string | null; children: ReactNode };

/**
 * The status of an order. Renders nothing while the order is being returned, because the return shows its own
 * status. `children` are the actions shown after delivery.
 */
export function OrderStatusPanel({ order, reorder, children }: OrderStatusPanelProps) {
  const { title, text } = statusTexts(order);
  const isNews = orderHeadline(order) === title || order.status === 'delivered';
  // Its return says where it stands now.
  if (isBeingReturned(order)) return null;
  const isPaidBack = order.paymentStatus === 'refunded';
  const reached = stepsReached(order.status);
  return (
    <section className="form-card" aria-label={title}>
      {isNews ? null : <h2>{title}</h2>}
      <p>{text}</p>
      {isPaidBack ? null : (
        <>
          <Steps label={copy.progressLabel} steps={copy.steps((reached ?? 0) > 2)} reached={reached} />
          <Parcel order={order} />
        </>
      )}
      {order.status === 'delivered' && !isPaidBack ? children : null}
      {isPaidBack && reorder ? (
        <p className="placed-action">
          <ButtonLink href={reorder}>{copy.reorder}</ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function statusTexts(order: CustomerOrder): { title: string; text: string } {
  const { status, paymentStatus } = order;
  if (paymentStatus !== 'refunded') {
    const texts = copy.status[status];
    return status === 'shipped' && !order.arrivesOn ? { ...texts, text: copy.tooLong } : texts;
  }
  const { amount, day } = refundedTotal(order);
  return status === 'cancelled' ? copy.cancelledAndPaidBack(amount, day) : copy.paidBack(amount, day);
}

/**
 * Returns the headline of the order page in Dutch: the state of a return or refund, else the day of delivery
 * when it is known, else the status.
 */
export function orderHeadline(order: CustomerOrder): string {
  const { status, arrivesOn, deliveredAt } = order;
  if (isBeingReturned(order)) return returnHeadline(order);
  if (order.paymentStatus === 'refunded') return statusTexts(order).title;
  if (status === 'delivered' && deliveredAt) return copy.news.delivered(formatDate(deliveredAt));
  if (status !== 'delivered' && arrivesOn) return deliveryCopy.inHouse(arrivesOn);
  return statusTexts(order).title;
}

function returnHeadline({ returns, withdrawnAt }: CustomerOrder): string {
  const furthest = Math.max(0, ...returns.map((one) => returnStepsReached(one) ?? 0));
  return copy.news.further[furthest] ?? copy.news[withdrawnAt ? 'withdrawn' : 'returning'];
}

/**
 * Returns the refunded amount and its day as Dutch texts: the sum of the credit notes, and the day of the
 * last one. Without credit notes it is the whole total, and `day` is null.
 */
function refundedTotal({ invoices, total }: CustomerOrder): { amount: string; day: string | null } {
  const notes = invoices.filter(({ kind }) => kind === 'credit_note');
  const last = notes.at(-1);
  if (!last) return { amount: formatEuro(total), day: null };
  const sum = notes.reduce((all, note) => all + Math.abs(parseEuros(note.total) ?? 0), 0);
  return { amount: formatEuro(cents(sum)), day: formatDate(new Date(last.issuedAt)) };
}

function Parcel({ order }: { order: CustomerOrder }) {
  if (!order.trackingCode && !order.trackingUrl) return null;
  const carrier = order.carrier && order.carrier !== 'other' ? CARRIER_NAMES[order.carrier] : null;
  // Only web addresses become links, whatever a label service or an operator once wrote here.
  const url = order.trackingUrl && /^https?:\/\//i.test(order.trackingUrl) ? order.trackingUrl : null;
  const { trackingCode } = order;
  const code =
    url && trackingCode ? (
      <a href={url} rel="noopener noreferrer">
        {trackingCode}
      </a>
    ) : (
      trackingCode
    );
  // Of what has come, how it came is a thing to look up, not to press.
  if (order.status === 'delivered')
    return (
      <p className="placed-note">
        {carrier ? copy.broughtBy(carrier) : copy.trackingCode} {code}
      </p>
    );
  return (
    <div className="placed-parcel">
      <dl>
        {carrier ? <Detail label={copy.carrier}>{carrier}</Detail> : null}
        {code ? <Detail label={copy.trackingCode}>{code}</Detail> : null}
        {order.shippedAt ? <Detail label={copy.shipped}>{formatDate(order.shippedAt)}</Detail> : null}
      </dl>
      {url ? (
        <p className="placed-action">
          <ButtonLink
            variant="primary"
            href={url}
            rel="noopener noreferrer"
            aria-describedby="placed-follow-note"
          >
            {copy.follow}
          </ButtonLink>
          <span id="placed-follow-note" className="placed-note">
            {copy.followNote}
          </span>
        </p>
      ) : null}
    </div>
  );
}
