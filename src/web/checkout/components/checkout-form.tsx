// The checkout once a payment is prepared: wallets, the three sections, coupon, order button and the summary beside it.

import { Button } from '#web/ui/button.tsx';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { addressLine } from '../customer-details.ts';
import { isAddressComplete, isPersonComplete } from '../field-rules.ts';
import { expectedTotal } from '../form-effects.ts';
import { measureCoupon } from '../measure-order.ts';
import type { PaymentKit } from '../payment/payment-form.ts';
import { type CheckoutFormStart, useCheckoutForm } from '../use-checkout-form.ts';
import { AccordionSection } from './accordion-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContractNotes, OrderLine } from './contract-notes.tsx';
import { CouponCard } from './coupon-card.tsx';
import { OrderButton } from './order-button.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentAlert } from './payment-alert.tsx';
import { PersonFields } from './person-fields.tsx';
import { PreparationNotice } from './preparation-notice.tsx';
import { ProblemList } from './problem-list.tsx';

type CheckoutFormProps = Omit<CheckoutFormStart, 'helpAddress'> & { facts: CheckoutFacts; kit: PaymentKit };

export function CheckoutForm({ facts, kit, ...start }: CheckoutFormProps) {
  const { request, pending, failure, couponMessage, ask } = start.preparation;
  const { quote } = start.prepared;
  const checkout = useCheckoutForm({ ...start, helpAddress: facts.seller.email });
  const { form, details, open, toggle, free, blocked, processing } = checkout;
  const personComplete = isPersonComplete(details);
  const addressComplete = isAddressComplete(details);

  return (
    <div className="co-columns">
      <OrderSummary facts={facts} quote={quote} pending={pending} />
      <div className="co-main">
        <PreparationNotice preparation={start.preparation} shownTotal={quote.text.total} />
        {free ? <PaymentAlert advice={checkout.advice} /> : null}
        {free ? null : (
          <section className="co-express" aria-labelledby="express-title">
            <h2 id="express-title" className="co-express-title">
              Betaal snel via
            </h2>
            <kit.Express
              totalText={quote.text.total}
              details={details}
              disabled={processing || blocked}
              mayStart={checkout.mayUseWallet}
              pay={checkout.payByWallet}
            />
            <p className="co-note">
              Je bevestigt daarna een bestelling met betalingsverplichting van €{quote.text.total}.
            </p>
            <p className="co-divider">
              <span>of vul gegevens in</span>
            </p>
          </section>
        )}
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
          {free ? null : (
            <AccordionSection
              name="payment"
              number={3}
              title="Betaling"
              open={open === 'payment'}
              complete={false}
              onToggle={() => toggle('payment')}
            >
              <PaymentAlert advice={checkout.advice} />
              <kit.Form ref={checkout.payment} country={details.country} disabled={processing} />
            </AccordionSection>
          )}
        </form>
        <CouponCard
          variant={request.variant}
          country={details.country}
          applied={quote.discount > 0 ? (quote.coupon?.code ?? request.couponCode) : null}
          discountText={quote.text.discount.replace(/^-/, '')}
          disabled={processing || pending}
          refusal={couponMessage}
          onApply={(code, answer) => {
            ask({ couponCode: code, amount: expectedTotal(quote, answer.discountAmount), forceNew: false });
            measureCoupon(code, request.variant, answer.discountAmount);
          }}
          onRemove={() => ask({ couponCode: null, forceNew: false })}
        />
        <OrderLine facts={facts} quote={quote} />
        {/* A direct child of the column: it sticks for as long as the column is in view. */}
        <div className="co-pay-bar">
          <OrderButton
            totalText={quote.text.total}
            processing={processing}
            disabled={blocked}
            onOrder={() => void checkout.orderNow()}
          />
        </div>
        <ContractNotes facts={facts} country={details.country} />
      </div>
    </div>
  );
}
