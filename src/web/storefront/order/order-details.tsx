// The customer's order on one page: where it stands, what it holds, where it goes, and how to undo it.

import { afterPhotoCopy, customerOrderCopy as copy } from '#copy/customer-order.ts';
import { deliveryCopy } from '#copy/delivery.ts';
import type { CustomerOrder } from '#modules/orders/contract.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';
import { writtenAs } from '#shared/written-moments.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { type Contact, ContactLine } from './contact-line.tsx';
import { OrderAddress } from './order-address.tsx';
import { stepsReached } from './order-progress.ts';
import { OrderReturns } from './order-returns.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What the page shows; `pack` is null when what was bought is no longer sold. */
export type OrderFound = {
  order: CustomerOrder;
  pack: { quantity: number; imageUrl: string | null } | null;
  /** The day of the second photo. */
  photoOn: Day;
  resultDays: number;
  links: { withdraw: string; invoice: string; label: string; afterPhoto: string; reorder: string | null };
};
type OrderDetailsProps = OrderFound & { withdrawalDays: number; contact: Contact };

const dateOf = writtenAs({ dateStyle: 'long' });

export function OrderDetails({ order, links, withdrawalDays, contact, ...found }: OrderDetailsProps) {
  const isUsed = order.status !== 'cancelled' && order.withdrawnAt === null;
  const isOver = order.status === 'cancelled' && order.paymentStatus === 'refunded';
  return (
    <div className="legal page-width placed">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 *:first:flex-1 *:first:basis-32 sm:gap-x-8">
        <div>
          <h1 className="legal-title">{copy.title(order.orderNumber)}</h1>
          <p className="legal-date">{copy.placed(dateOf(order.placedAt))}</p>
        </div>
        {found.pack ? (
          <div className="w-[clamp(6rem,22vw,10rem)] flex-none overflow-hidden rounded-card bg-bone [view-transition-name:pot] [&_img]:h-auto [&_img]:w-full">
            <PackPicture pack={found.pack} sizes="160px" />
          </div>
        ) : null}
      </header>
      {order.withdrawnAt ? <p className="placed-notice">{copy.withdrawn(order.withdrawnAt)}</p> : null}
      <OrderReturns returns={order.returns} labelHref={links.label} />
      <Standing order={order} reorder={isUsed ? links.reorder : null} />
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
          {isUsed ? <AfterPhoto {...found} href={links.afterPhoto} /> : null}
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

function Standing({ order, reorder }: { order: CustomerOrder; reorder: string | null }) {
  const status = copy.status[order.status];
  return (
    <section className="form-card" aria-labelledby="placed-status">
      <h2 id="placed-status">{status.title}</h2>
      <p>{status.text}</p>
      {order.arrivesOn ? <p className="placed-arrival">{deliveryCopy.expected(order.arrivesOn)}</p> : null}
      <Progress reached={stepsReached(order.status)} />
      <Parcel order={order} />
      {order.status === 'delivered' && reorder ? (
        <p className="placed-action">
          <ButtonLink variant="primary" href={reorder}>
            {copy.reorder}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function AfterPhoto({
  photoOn,
  resultDays,
  href,
}: Omit<OrderFound, 'order' | 'pack' | 'links'> & { href: string }) {
  return (
    <section className="placed-photo" aria-labelledby="placed-photo">
      <h2 id="placed-photo">{afterPhotoCopy.title}</h2>
      <p>{afterPhotoCopy.text(photoOn, resultDays)}</p>
      <p className="placed-action">
        <a href={href}>{afterPhotoCopy.link}</a>
      </p>
    </section>
  );
}

function Progress({ reached }: { reached: number | null }) {
  if (reached === null) return null;
  return (
    <ol className="placed-progress" aria-label={copy.progressLabel}>
      {copy.steps.map((label, index) => {
        const isNow = index + 1 === reached;
        const isDone = index + 1 <= reached;
        return (
          <li key={label} data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
            {label}
            {isDone ? <span className="placed-hidden"> ({isNow ? copy.now : copy.done})</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Parcel({ order }: { order: CustomerOrder }) {
  if (!order.trackingCode && !order.trackingUrl) return null;
  const carrier = order.carrier && order.carrier !== 'other' ? CARRIER_NAMES[order.carrier] : null;
  // Only web addresses become links, whatever a label service or an operator once wrote here.
  const url = order.trackingUrl && /^https?:\/\//i.test(order.trackingUrl) ? order.trackingUrl : null;
  return (
    <div className="placed-parcel">
      <dl>
        {carrier ? <Detail label={copy.carrier} value={carrier} /> : null}
        {order.trackingCode ? <Detail label={copy.trackingCode} value={order.trackingCode} /> : null}
      </dl>
      {order.shippedAt ? <p className="placed-note">{copy.shippedOn(dateOf(order.shippedAt))}</p> : null}
      {url ? (
        <p className="placed-action">
          <ButtonLink
            variant={order.status === 'delivered' ? 'secondary' : 'primary'}
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

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
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
