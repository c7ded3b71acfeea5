// The customer's order on one page: where it stands, what it holds, where it goes, and how to undo it.

import { afterPhotoCopy, customerOrderCopy as copy } from '#copy/customer-order.ts';
import type { CustomerOrder } from '#modules/orders/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';
import { dayOfMoment } from '#shared/written-moments.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { type Contact, ContactLine } from './contact-line.tsx';
import { OrderAddress } from './order-address.tsx';
import { isBeingReturned } from './order-progress.ts';
import { OrderReturns } from './order-returns.tsx';
import { OrderStanding } from './order-standing.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What the page shows; `pack` is null when what was bought is no longer sold. */
export type OrderFound = {
  order: CustomerOrder;
  pack: { quantity: number; imageUrl: string | null } | null;
  /** The day of the second photo; null when it is past. */
  photoOn: Day | null;
  /** The days to withdraw have not run out, as far as anybody knows. */
  mayWithdraw: boolean;
  resultDays: number;
  links: { withdraw: string; invoice: string; label: string; afterPhoto: string; reorder: string | null };
};
type OrderDetailsProps = OrderFound & { withdrawalDays: number; contact: Contact };

export function OrderDetails({ order, links, withdrawalDays, contact, ...found }: OrderDetailsProps) {
  const isPaidBack = order.paymentStatus === 'refunded';
  const isUsed = order.status !== 'cancelled' && !isPaidBack && !isBeingReturned(order);
  const isOver = isPaidBack || order.withdrawnAt !== null || !found.mayWithdraw;
  return (
    <div className="legal page-width placed">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 *:first:flex-1 *:first:basis-32 sm:gap-x-8">
        <div>
          <h1 className="legal-title">{copy.title(order.orderNumber)}</h1>
          <p className="legal-date">{copy.placed(dayOfMoment(order.placedAt))}</p>
        </div>
        {found.pack ? (
          <div className="w-[clamp(6rem,22vw,10rem)] flex-none overflow-hidden rounded-card bg-bone [view-transition-name:pot] [&_img]:h-auto [&_img]:w-full">
            <PackPicture
              pack={found.pack}
              sizes="160px"
              className={isLow(found.pack) ? '-translate-y-[16%]' : ''}
            />
          </div>
        ) : null}
      </header>
      {order.withdrawnAt ? <p className="placed-notice">{copy.withdrawn(order.withdrawnAt)}</p> : null}
      {order.status === 'cancelled' ? null : <OrderReturns returns={order.returns} labelHref={links.label} />}
      <OrderStanding order={order} reorder={links.reorder} />
      <div className="placed-columns">
        <div className="placed-side">
          <section aria-labelledby="placed-lines">
            <h2 id="placed-lines">{copy.linesTitle}</h2>
            <OrderTotals order={order} />
          </section>
          <div className="grid gap-8 sm:grid-cols-2">
            <OrderAddress order={order} />
            {order.paymentStatus === 'unpaid' ? null : (
              <section aria-labelledby="placed-papers">
                <h2 id="placed-papers">{copy.invoicesTitle}</h2>
                <OrderInvoices order={order} href={links.invoice} />
              </section>
            )}
          </div>
        </div>
        <div className="placed-side">
          {isUsed && found.photoOn ? (
            <AfterPhoto photoOn={found.photoOn} resultDays={found.resultDays} href={links.afterPhoto} />
          ) : null}
          {isOver ? null : (
            <section aria-labelledby="placed-withdraw">
              <h2 id="placed-withdraw">{copy.withdrawTitle}</h2>
              <p>{copy.withdrawText(withdrawalDays)}</p>
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

/** A rendered row of jars stands at the foot of its picture. */
const isLow = ({ quantity, imageUrl }: { quantity: number; imageUrl: string | null }) =>
  quantity < 3 && imageUrl === null;

function AfterPhoto({ photoOn, resultDays, href }: { photoOn: Day; resultDays: number; href: string }) {
  return (
    <section className="placed-photo" aria-labelledby="placed-photo">
      <h2 id="placed-photo">{afterPhotoCopy.title}</h2>
      <p>{afterPhotoCopy.text(photoOn, resultDays)}</p>
      <p className="placed-action">
        <a href={href}>{afterPhotoCopy.link(resultDays)}</a>
      </p>
    </section>
  );
}

/** The papers of an order for its customer: the invoice, and a credit note for each amount that went back. */
function OrderInvoices({ order, href }: { order: CustomerOrder; href: string }) {
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
