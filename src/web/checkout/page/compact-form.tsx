// The compact checkout: wallets first, then everything on one screen, nothing folded. The same state, rules, fields and
// payment pieces as the accordion; only where they stand differs.

import type { ReactNode } from 'react';
import { DetailsForm } from '../details/details-form.tsx';
import { headerId, type SectionName } from './accordion-section.tsx';
import { type CheckoutFormProps, useCheckoutParts } from './checkout-parts.tsx';
import '../compact/compact.css';

/** Its button is the order button, which stands below it: Enter in a field of the card orders, as people expect of a last field. */
const PAYMENT_FORM = 'betaling';

export function CompactForm(props: CheckoutFormProps) {
  const { checkout, parts } = useCheckoutParts(props, PAYMENT_FORM);
  return (
    <div className="cc-columns">
      <div className="cc-summary">{parts.summary}</div>
      <div className="cc-details">
        {parts.opening}
        <DetailsForm goOn={checkout.goOn}>
          <Part name="person" title="Verzendgegevens">
            {parts.person}
          </Part>
          <Part name="address" title="Adresgegevens">
            {parts.address}
          </Part>
          {/* No button stands in this form, so Enter needs one to submit it. */}
          <button type="submit" className="co-hidden" tabIndex={-1} aria-hidden="true">
            Verder
          </button>
        </DetailsForm>
      </div>
      <div className="cc-pay">
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

function Part({ name, title, children }: { name: SectionName; title: string; children: ReactNode }) {
  return (
    <section className="cc-part" aria-labelledby={headerId(name)}>
      <h2 id={headerId(name)} className="cc-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
