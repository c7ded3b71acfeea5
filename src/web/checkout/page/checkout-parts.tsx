// The parts of every checkout form, such as summary, address and payment, all bound to the same state. The
// accordion form and the compact form only place them on the page.

import { lazy, type ReactNode, Suspense } from 'react';
import { cents, fromEuros, toShownText } from '#shared/money.ts';
import { isOutsideVat } from '#shared/recipient/territories.ts';
import { GuaranteeNotice } from '#web/ui/guarantee/guarantee-notice.tsx';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import { AddressFields } from '../details/address-fields.tsx';
import { PersonFields } from '../details/person-fields.tsx';
import { ReminderChoice } from '../details/reminder-choice.tsx';
import { FormFooter } from '../order/form-footer.tsx';
import { ExpressSection } from '../payment/express-section.tsx';
import { PaymentAlert } from '../payment/payment-alert.tsx';
import { PreparationNotice } from '../payment/preparation-notice.tsx';
import { OrderSummary } from '../summary/order-summary.tsx';
import type { CheckoutInfo, CheckoutPack } from './checkout-info.ts';
import { LoadingPayment } from './checkout-notices.tsx';
import { type CheckoutFormStart, type CheckoutState, useCheckoutForm } from './use-checkout-form.ts';

/**
 * The recovery button, loaded only for returning visitors. When it cannot be loaded, nothing is shown, and
 * the customer can still pay with the order button.
 */
const Recovery = lazy(() =>
  import('../recovery/recovery.tsx').then(
    ({ Recovery }) => ({ default: Recovery }),
    () => ({ default: () => <></> }),
  ),
);

export type CheckoutFormProps = Omit<CheckoutFormStart, 'helpAddress' | 'countries'> & {
  info: CheckoutInfo;
  /**
   * Of the checkout form: the quote to show, at first one computed for the pack and the default country, then
   * that of the prepared payment.
   */
  quote: ShownQuote;
  /**
   * Of the checkout form: true when this browser visited the checkout before and may therefore have a failed
   * payment.
   */
  returning: boolean;
  onChoosePack(pack: CheckoutPack): void;
};

export type CheckoutParts = {
  summary: ReactNode;
  /** The part of the checkout above all its fields: notices, wallet buttons and errors. */
  opening: ReactNode;
  person: ReactNode;
  address: ReactNode;
  /** The part of the checkout with the payment methods; null when there is nothing to pay. */
  payment: ReactNode | null;
  /**
   * The part of the checkout with the notice of the legal guarantee, for layouts with room beside the form.
   */
  guarantee: ReactNode;
  /**
   * The last part of the checkout: coupon, the order in one sentence, order button and contract. While only
   * the payment is missing, the button sticks to the bottom of the column that contains this part.
   */
  foot: ReactNode;
  recovery: ReactNode;
};

/**
 * Creates the parts of the checkout and their state. `paymentForm` is the id of the form element around the
 * payment fields; absent in a layout without such an element.
 */
export function useCheckoutParts(
  props: CheckoutFormProps,
  paymentForm?: string,
): {
  checkout: CheckoutState;
  parts: CheckoutParts;
} {
  const { info, quote, returning, onChoosePack: _, ...start } = props;
  const { preparation, kit } = start;
  const checkout = useCheckoutForm({ ...start, countries: info.countries, helpAddress: info.seller.email });
  const { form, details } = checkout;
  const { failure, request } = preparation;
  const parts: CheckoutParts = {
    summary: <Summary {...props} checkout={checkout} />,
    opening: <Opening {...props} checkout={checkout} />,
    person: (
      <>
        <PersonFields form={form} email={details.email} />
        <ReminderChoice basket={request} />
      </>
    ),
    address: (
      <AddressFields
        form={form}
        details={details}
        countryChange={checkout.countryChange}
        countries={info.countries}
        countryProblem={failure?.kind === 'country_refused' ? failure.message : undefined}
      />
    ),
    payment: checkout.free ? null : <PaymentFields {...props} checkout={checkout} />,
    guarantee: <GuaranteeNotice official={info.guaranteeNotice} className="mt-5 max-md:hidden" />,
    foot: (
      <FormFooter
        info={info}
        preparation={preparation}
        quote={quote}
        checkout={checkout}
        leads={paymentForm !== undefined || checkout.orderLeads}
        paymentForm={checkout.free ? undefined : paymentForm}
      />
    ),
    recovery: kit && request && (returning || checkout.refusals > 0) && (
      <Suspense fallback={null}>
        <Recovery
          info={info}
          kit={kit}
          sessionId={request.sessionId}
          details={details}
          saver={checkout.saver}
          returning={returning}
          refusals={checkout.refusals}
          disabled={checkout.processing}
        />
      </Suspense>
    ),
  };
  return { checkout, parts };
}

type PartProps = CheckoutFormProps & { checkout: CheckoutState };

function Summary({ info, quote, preparation, checkout, onChoosePack }: PartProps) {
  const { request, pending } = preparation;
  return (
    <OrderSummary
      info={info}
      quote={quote}
      pending={pending}
      isVatIncluded={!isOutsideVat(quote.country, checkout.details.postalCode)}
      variant={request?.variant ?? quote.variant}
      onChoose={request && !checkout.processing ? onChoosePack : null}
    />
  );
}

function Opening({ info, preparation, quote, kit, checkout }: PartProps) {
  const { prepared, request, failure } = preparation;
  // Before a payment is prepared, what the customer has seen is the price of the page they came from.
  const seen = prepared ? cents(quote.total) : request?.amount ? fromEuros(request.amount) : null;
  return (
    <>
      <PreparationNotice
        preparation={preparation}
        shownTotal={seen === null ? null : toShownText(seen)}
        helpAddress={info.seller.email}
      />
      {checkout.free ? <Refusal info={info} checkout={checkout} /> : null}
      {!prepared && (failure?.kind === 'unavailable' || failure?.kind === 'price_changed') ? null : (
        <ExpressSection
          checkout={checkout}
          countries={info.countries}
          kit={kit}
          quote={quote}
          clientSecret={prepared?.clientSecret ?? null}
        />
      )}
    </>
  );
}

function Refusal({ info, checkout }: Pick<PartProps, 'info' | 'checkout'>) {
  return <PaymentAlert advice={checkout.advice} isAnnouncedByToast helpAddress={info.seller.email} />;
}

/** The payment methods shown first after a card was refused, by country code. */
const INSTEAD_OF_CARD: Readonly<Record<string, readonly string[]>> = { NL: ['ideal'], BE: ['bancontact'] };

function PaymentFields({ info, preparation, quote, kit, checkout }: PartProps) {
  const clientSecret = preparation.prepared?.clientSecret;
  const { country } = checkout.details;
  return (
    <>
      <Refusal info={info} checkout={checkout} />
      {kit && clientSecret ? (
        <kit.Form
          // A new form, in which another method is chosen.
          key={checkout.refusedCards}
          ref={checkout.payment}
          clientSecret={clientSecret}
          amount={quote.total}
          country={country}
          preferred={(checkout.refusedCards > 0 && INSTEAD_OF_CARD[country]) || []}
          disabled={checkout.processing}
        />
      ) : preparation.failure ? (
        <p className="co-note">Hier komen de betaalmethoden zodra de betaling klaarstaat.</p>
      ) : (
        <LoadingPayment />
      )}
    </>
  );
}
