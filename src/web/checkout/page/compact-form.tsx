// The compact form of the checkout: wallets first, then everything on one screen without folded sections.
// Only the layout differs from the accordion form.

import type { ReactNode } from 'react';
import { hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { DetailsForm } from '../details/details-form.tsx';
import { headerId, type SectionName } from './accordion-section.tsx';
import { type CheckoutFormProps, useCheckoutParts } from './checkout-parts.tsx';

/**
 * Id of the form element around the payment fields of the compact checkout. The order button below submits
 * this form, so that Enter in a card field places the order.
 */
const PAYMENT_FORM = 'betaling';

export function CompactForm(props: CheckoutFormProps) {
  const { checkout, parts } = useCheckoutParts(props, PAYMENT_FORM);
  const { details } = checkout;
  const hydrated = useHydrated();
  return (
    <div className="mt-3 md:mt-5 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-start md:gap-x-[clamp(1.5rem,4vw,4rem)]">
      <div className="mb-5 md:col-start-2 md:row-start-1">{parts.summary}</div>
      <div
        className="md:col-start-1 md:row-span-2 md:row-start-1"
        data-abroad={hasHouseNumbers(details.country) ? undefined : ''}
      >
        {parts.opening}
        <DetailsForm goOn={checkout.goOn}>
          <Part name="person" title="Verzendgegevens">
            {parts.person}
          </Part>
          <Part name="address" title="Adresgegevens">
            {parts.address}
          </Part>
          {/* No button stands in this form, so Enter needs one to submit it. */}
          <button type="submit" className="sr-only" disabled={!hydrated} tabIndex={-1} aria-hidden="true">
            Verder
          </button>
        </DetailsForm>
        {parts.guarantee}
      </div>
      {/* The pay bar sticks to the whole column, not to its last part. */}
      <div className="contents md:col-start-2 md:row-start-2 md:block">
        {parts.payment === null ? null : (
          <form
            id={PAYMENT_FORM}
            noValidate
            aria-labelledby={headerId('payment')}
            onSubmit={(event) => event.preventDefault()}
          >
            <Part name="payment" title="Betaling">
              {parts.payment}
            </Part>
          </form>
        )}
        {parts.foot}
      </div>
      {parts.recovery}
    </div>
  );
}

/**
 * CSS classes of each section of the compact form. On wide screens the payment is at the top of a column of
 * its own.
 */
const PART_CLASSES: Record<SectionName, string> = {
  person: 'pb-5',
  address: 'border-t border-line py-5',
  payment: 'border-t border-line py-5 md:border-t-0 md:pt-0',
};

function Part({ name, title, children }: { name: SectionName; title: string; children: ReactNode }) {
  return (
    <section className={PART_CLASSES[name]} aria-labelledby={headerId(name)}>
      <h2 id={headerId(name)} className="mb-3.5 text-lead font-strong" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
