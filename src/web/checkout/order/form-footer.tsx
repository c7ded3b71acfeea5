// The last part of every checkout form: coupon, the order in one sentence, order button and contract. On a
// phone, it also shows the notice of the legal guarantee above the button when paying is the next step. On
// wider screens that notice is elsewhere in the form.

import { isOutsideVat } from '#shared/recipient/territories.ts';
import { GuaranteeNotice } from '#web/ui/guarantee/guarantee-notice.tsx';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import { expectedTotal } from '../details/form-effects.ts';
import { fieldsLeft } from '../page/accordion-section.tsx';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import type { CheckoutState } from '../page/use-checkout-form.ts';
import type { PaymentPreparation } from '../payment/use-prepared-payment.ts';
import { CouponCard } from '../summary/coupon-card.tsx';
import { ContractNotes, OrderLine } from './contract-notes.tsx';
import { OrderButton } from './order-button.tsx';
import { trackCoupon } from './track-purchase.ts';

type FormFooterProps = {
  info: CheckoutInfo;
  preparation: PaymentPreparation;
  quote: ShownQuote;
  checkout: CheckoutState;
  /**
   * Of the last part of the checkout form: true when person and address are complete and only the payment is
   * missing, so that the order button is the next step. Only then does the button stick to the bottom of the
   * screen.
   */
  leads: boolean;
  /**
   * Of the last part of the checkout form: the id of the form that the order button submits; without an id
   * the button submits no form.
   */
  paymentForm?: string | undefined;
};

export function FormFooter({ info, preparation, quote, checkout, leads, paymentForm }: FormFooterProps) {
  const { request, pending, failure, couponMessage, prepare } = preparation;
  const { details, processing, blocked, personComplete, addressComplete } = checkout;
  const faults = checkout.faultsOf('person') + checkout.faultsOf('address');
  const unfilled = !leads && !failure && !(personComplete && addressComplete);
  const missing = faults > 0 ? fieldsLeft(faults) : unfilled ? 'Vul eerst je gegevens en adres in' : null;
  return (
    <>
      {paymentForm || leads || checkout.open === 'payment' ? (
        <GuaranteeNotice official={info.guaranteeNotice} className="mt-5 max-w-120 md:hidden" />
      ) : null}
      <CouponCard
        variant={quote.variant}
        country={details.country}
        applied={quote.discount > 0 ? (quote.coupon?.code ?? request?.couponCode ?? null) : null}
        discountText={quote.text.discount.replace(/^-/, '')}
        disabled={processing || pending}
        refusal={couponMessage}
        onApply={(code, answer) => {
          prepare({ couponCode: code, amount: expectedTotal(quote, answer.discountAmount), forceNew: false });
          trackCoupon(code, quote.variant, answer.discountAmount);
        }}
        onRemove={() => prepare({ couponCode: null, forceNew: false })}
      />
      <OrderLine info={info} quote={quote} isVatIncluded={!isOutsideVat(quote.country, details.postalCode)} />
      {/* A direct child of the column: it sticks for as long as the column is in view. */}
      <div className={leads ? `co-pay-bar ${paymentForm ? 'md:static' : ''}` : 'mt-3'}>
        <OrderButton
          totalText={quote.text.total}
          processing={processing}
          disabled={blocked}
          leads={leads}
          form={paymentForm}
          onOrder={() => void checkout.orderNow()}
        />
      </div>
      {missing ? <p className="co-note mt-2 text-center">{missing}</p> : null}
      <ContractNotes info={info} country={details.country} />
    </>
  );
}
