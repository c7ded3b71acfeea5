// The customer's order on one page: status, contents, address and how to withdraw.

import { afterPhotoCopy, customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/order-overview/contract.ts';
import { formatDate, formatDateTime } from '#shared/date-formats.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { inTheMiddle, PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { AfterDelivery } from './after-delivery.tsx';
import { type Contact, ContactLine } from './contact-line.tsx';
import { OrderAddress } from './order-address.tsx';
import { isBeingReturned } from './order-progress.ts';
import { OrderReturns } from './order-returns.tsx';
import { OrderStatusPanel, orderHeadline } from './order-status-panel.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Data of the order page. `pack` is null when the bought pack is no longer sold. */
export type OrderPageData = {
  order: CustomerOrder;
  pack: { quantity: number; imageUrl: string | null } | null;
  /**
   * Of the customer's order page: the day of the photo of the teeth after brushing; null when that day has
   * passed.
   */
  photoOn: Day | null;
  /**
   * Of the customer's order page: true while the withdrawal period has not ended; also while the delivery
   * date is unknown.
   */
  mayWithdraw: boolean;
  /** Of the customer's order page: the last day to withdraw; null while the parcel is not delivered. */
  lastDay: Day | null;
  resultDays: number;
  /**
   * Paths of the links on the customer's order page. `brushing` and `review` each contain a signed token for
   * this customer. `reorder` is null when the pack cannot be bought, `review` when the customer already wrote
   * a review.
   */
  links: Record<'withdraw' | 'invoice' | 'label' | 'afterPhoto' | 'brushing', string> &
    Record<'reorder' | 'review', string | null>;
};
type OrderDetailsProps = OrderPageData & { withdrawalDays: number; contact: Contact };

export function OrderDetails({ order, links, withdrawalDays, contact, ...pageData }: OrderDetailsProps) {
  const isPaidBack = order.paymentStatus === 'refunded';
  const isUsed = order.status !== 'cancelled' && !isPaidBack && !isBeingReturned(order);
  const isOver = isPaidBack || order.withdrawnAt !== null || !pageData.mayWithdraw;
  const returns = order.status === 'cancelled' ? [] : order.returns;
  const withdrawn = order.withdrawnAt && copy.withdrawn(formatDateTime(order.withdrawnAt));
  const papers = <OrderInvoices order={order} href={links.invoice} />;
  // Beside what was ordered there is nothing left but help: then its papers stand there.
  const isBare = isOver && !(isUsed && pageData.photoOn);
  return (
    <div className="legal page-width placed">
      <OrderHead order={order} pack={pageData.pack} />
      {order.withdrawnAt && returns.length === 0 ? <p>{withdrawn}</p> : null}
      <OrderReturns
        returns={returns}
        withdrawn={withdrawn}
        refundBefore={order.refundBefore}
        labelHref={links.label}
      />
      <OrderStatusPanel order={order} reorder={links.reorder}>
        <AfterDelivery {...links} isTried={pageData.photoOn === null} resultDays={pageData.resultDays} />
      </OrderStatusPanel>
      <div className="placed-columns">
        <div className="placed-side">
          <section aria-labelledby="placed-lines">
            <h2 id="placed-lines">{copy.linesTitle}</h2>
            <OrderTotals order={order} />
          </section>
          <div className="grid gap-8 sm:grid-cols-2">
            <OrderAddress order={order} />
            {isBare ? null : papers}
          </div>
        </div>
        <div className="placed-side">
          {isBare ? papers : null}
          {isUsed && pageData.photoOn ? (
            <AfterPhoto photoOn={pageData.photoOn} resultDays={pageData.resultDays} links={links} />
          ) : null}
          {isOver ? null : (
            <section aria-labelledby="placed-withdraw">
              <h2 id="placed-withdraw">{copy.withdrawTitle}</h2>
              <p>{copy.withdrawText(withdrawalDays, pageData.lastDay)}</p>
              <p className="placed-action">
                <ButtonLink href={links.withdraw}>{copy.withdrawLink}</ButtonLink>
              </p>
            </section>
          )}
          <section aria-labelledby="placed-help">
            <h2 id="placed-help">{copy.helpTitle}</h2>
            <p>
              {copy.help(contact.answerHours)} <ContactLine contact={contact} />
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function OrderHead({ order, pack }: Pick<OrderPageData, 'order' | 'pack'>) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 *:first:flex-1 *:first:basis-48 sm:gap-x-8">
      <div>
        <p className="mb-3 text-[0.9375rem] text-smoke">
          {`${copy.title(order.orderNumber)}, ${copy.placed(formatDate(order.placedAt), sinceOf(order))}`}
        </p>
        <h1 className="legal-title">{orderHeadline(order)}</h1>
      </div>
      {pack ? (
        <div className="w-[clamp(6rem,22vw,10rem)] flex-none overflow-hidden rounded-card bg-bone [view-transition-name:pot] [&_img]:h-auto [&_img]:w-full">
          <PackPicture pack={pack} sizes="160px" className={inTheMiddle(pack)} />
        </div>
      ) : null}
    </header>
  );
}

/**
 * Returns a sentence with the delivery date of an order that is being returned, or with the dispatch date
 * when it was not delivered. Null for an order that is not being returned, and for one that was never sent.
 */
function sinceOf(order: CustomerOrder): string | null {
  const { deliveredAt, shippedAt } = order;
  if (!isBeingReturned(order)) return null;
  if (deliveredAt) return copy.since.delivered(formatDate(deliveredAt));
  return shippedAt && copy.since.shipped(formatDate(shippedAt));
}

type AfterPhotoProps = Pick<OrderPageData, 'resultDays' | 'links'> & { photoOn: Day };

function AfterPhoto({ photoOn, resultDays, links }: AfterPhotoProps) {
  return (
    <section className="placed-photo" aria-labelledby="placed-photo">
      <h2 id="placed-photo">{afterPhotoCopy.title}</h2>
      <p>{afterPhotoCopy.text(photoOn, resultDays)}</p>
      <p className="placed-action">
        <a href={links.brushing}>{afterPhotoCopy.withTimer}</a>
        <a href={links.afterPhoto}>{afterPhotoCopy.link(resultDays)}</a>
      </p>
    </section>
  );
}

/** The documents of an order for the customer: the invoice, and a credit note per refund. */
function OrderInvoices({ order, href }: { order: CustomerOrder; href: string }) {
  if (order.paymentStatus === 'unpaid') return null;
  return (
    <section aria-labelledby="placed-papers">
      <h2 id="placed-papers">{copy.invoicesTitle(order.invoices.length)}</h2>
      {order.invoices.length === 0 ? <p>{copy.noInvoice}</p> : null}
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
    </section>
  );
}
