// The checkout once a payment is prepared: wallets, the three sections, coupon, order button and the summary beside it.

import { Button } from '#web/ui/button.tsx';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { addressLine } from '../customer-details.ts';
import { isAddressComplete, isPersonComplete } from '../field-rules.ts';
import type { PaymentKit } from '../payment/payment-form.ts';
import { Recovery } from '../recovery/recovery.tsx';
import { type CheckoutFormStart, useCheckoutForm } from '../use-checkout-form.ts';
import { AccordionSection } from './accordion-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { ExpressSection } from './express-section.tsx';
import { FormFoot } from './form-foot.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentAlert } from './payment-alert.tsx';
import { PersonFields } from './person-fields.tsx';
import { PreparationNotice } from './preparation-notice.tsx';
import { ProblemList } from './problem-list.tsx';

export type CheckoutFormProps = Omit<CheckoutFormStart, 'helpAddress'> & {
  facts: CheckoutFacts;
  kit: PaymentKit;
  /** This browser was here before, so a payment of it may have failed. */
  returning: boolean;
};

export function CheckoutForm({ facts, kit, returning, ...start }: CheckoutFormProps) {
  const { pending, failure } = start.preparation;
  const { quote, clientSecret } = start.prepared;
  const checkout = useCheckoutForm({ ...start, helpAddress: facts.seller.email });
  const { form, details, open, toggle, free, processing } = checkout;
  const personComplete = isPersonComplete(details);
  const addressComplete = isAddressComplete(details);

  return (
    <div className="co-columns">
      <OrderSummary facts={facts} quote={quote} pending={pending} />
      <div className="co-main">
        <PreparationNotice preparation={start.preparation} shownTotal={quote.text.total} />
        {free ? <PaymentAlert advice={checkout.advice} /> : null}
        <ExpressSection checkout={checkout} kit={kit} quote={quote} clientSecret={clientSecret} />
        <ProblemList
          problems={checkout.problems}
          onChoose={(problem) => checkout.showSection(problem.section, problem.fieldId)}
        />
        <form
          noValidate
          aria-label="Je gegevens"
          onSubmit={(event) => {
            // Enter in a field goes on to the next section; only the order button orders.
            event.preventDefault();
            void checkout.goOn();
          }}
        >
          <AccordionSection
            name="person"
            number={1}
            title="Verzendgegevens"
            open={open === 'person'}
            complete={personComplete}
            summary={personComplete ? `${details.firstName} ${details.lastName}` : ''}
            onToggle={() => toggle('person')}
          >
            <PersonFields form={form} />
            <Button type="submit" look="quiet" className="co-next">
              Volgende
            </Button>
          </AccordionSection>
          <AccordionSection
            name="address"
            number={2}
            title="Adresgegevens"
            open={open === 'address'}
            complete={addressComplete}
            summary={addressComplete ? addressLine(details) : ''}
            onToggle={() => toggle('address')}
          >
            <AddressFields
              form={form}
              details={details}
              countries={facts.countries}
              countryProblem={failure?.kind === 'country_refused' ? failure.message : undefined}
            />
            <Button type="submit" look="quiet" className="co-next">
              Volgende
            </Button>
          </AccordionSection>
          {clientSecret === null ? null : (
            <AccordionSection
              name="payment"
              number={3}
              title="Betaling"
              open={open === 'payment'}
              complete={false}
              onToggle={() => toggle('payment')}
            >
              <PaymentAlert advice={checkout.advice} />
              <kit.Form
                ref={checkout.payment}
                clientSecret={clientSecret}
                amount={quote.total}
                country={details.country}
                disabled={processing}
              />
            </AccordionSection>
          )}
        </form>
        <FormFoot
          facts={facts}
          preparation={start.preparation}
          prepared={start.prepared}
          checkout={checkout}
        />
      </div>
      <Recovery
        facts={facts}
        kit={kit}
        sessionId={start.preparation.request.sessionId}
        details={details}
        saver={checkout.saver}
        returning={returning}
        refusals={checkout.refusals}
        disabled={processing}
      />
    </div>
  );
}
