// The compact checkout: wallets first, then everything on one screen, nothing folded. The same state, rules, fields and
// payment pieces as the accordion; only where they stand differs.

import { headerId } from '../components/accordion-section.tsx';
import { AddressFields } from '../components/address-fields.tsx';
import type { CheckoutFormProps } from '../components/checkout-form.tsx';
import { ExpressSection } from '../components/express-section.tsx';
import { FormFoot } from '../components/form-foot.tsx';
import { OrderSummary } from '../components/order-summary.tsx';
import { PaymentAlert } from '../components/payment-alert.tsx';
import { PersonFields } from '../components/person-fields.tsx';
import { PreparationNotice } from '../components/preparation-notice.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { Recovery } from '../recovery/recovery.tsx';
import { useCheckoutForm } from '../use-checkout-form.ts';
import './compact.css';

export function CompactForm({ facts, kit, returning, ...start }: CheckoutFormProps) {
  const { preparation, prepared } = start;
  const { pending, failure, request } = preparation;
  const { quote, clientSecret } = prepared;
  const checkout = useCheckoutForm({ ...start, helpAddress: facts.seller.email });
  const { form, details, processing } = checkout;

  return (
    <div className="cc-columns">
      <div className="cc-summary">
        <OrderSummary facts={facts} quote={quote} pending={pending} />
      </div>
      <div className="cc-details">
        <PreparationNotice preparation={preparation} shownTotal={quote.text.total} />
        <ExpressSection checkout={checkout} kit={kit} quote={quote} clientSecret={clientSecret} />
        <ProblemList
          problems={checkout.problems}
          onChoose={(problem) => checkout.showSection(problem.section, problem.fieldId)}
        />
        <form
          noValidate
          aria-label="Je gegevens"
          onSubmit={(event) => {
            // Enter in a field goes on to what is still missing; only the order button orders.
            event.preventDefault();
            void checkout.goOn();
          }}
        >
          <section className="cc-part" aria-labelledby={headerId('person')}>
            <h2 id={headerId('person')} className="cc-title" tabIndex={-1}>
              Verzendgegevens
            </h2>
            <PersonFields form={form} />
          </section>
          <section className="cc-part" aria-labelledby={headerId('address')}>
            <h2 id={headerId('address')} className="cc-title" tabIndex={-1}>
              Adresgegevens
            </h2>
            <AddressFields
              form={form}
              details={details}
              countries={facts.countries}
              countryProblem={failure?.kind === 'country_refused' ? failure.message : undefined}
            />
          </section>
          {/* No button stands in this form, so Enter needs one to submit it. */}
          <button type="submit" className="co-hidden" tabIndex={-1} aria-hidden="true">
            Verder
          </button>
        </form>
      </div>
      <div className="cc-pay">
        {clientSecret === null ? (
          <PaymentAlert advice={checkout.advice} />
        ) : (
          <form
            className="cc-part"
            aria-labelledby={headerId('payment')}
            onSubmit={(event) => event.preventDefault()}
          >
            <h2 id={headerId('payment')} className="cc-title" tabIndex={-1}>
              Betaling
            </h2>
            <PaymentAlert advice={checkout.advice} />
            <kit.Form
              ref={checkout.payment}
              clientSecret={clientSecret}
              amount={quote.total}
              country={details.country}
              disabled={processing}
            />
          </form>
        )}
        <FormFoot facts={facts} preparation={preparation} prepared={prepared} checkout={checkout} />
      </div>
      <Recovery
        facts={facts}
        kit={kit}
        sessionId={request.sessionId}
        details={details}
        saver={checkout.saver}
        returning={returning}
        refusals={checkout.refusals}
        disabled={processing}
      />
    </div>
  );
}
