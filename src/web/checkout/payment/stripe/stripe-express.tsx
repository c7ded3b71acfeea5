// The wallets of Stripe: its Express Checkout Element, which draws the buttons the visitor can use on this device.
// A group of its own, so that a wallet is not held up by an empty card field further down the page.

import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementClickEvent as WalletClick,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
} from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { isAddressComplete } from '../../details/field-rules.ts';
import { PaymentAlert } from '../payment-alert.tsx';
import { type PaymentAdvice, paymentAdvice } from '../payment-errors.ts';
import type { Confirmation, ExpressPaymentProps, PaymentOutcome } from '../payment-form.ts';
import { repeatOnce } from '../repeat-once.ts';
import { payerOf, stripeDetails } from './stripe-details.ts';
import { groupOptions, walletOptions } from './stripe-options.ts';
import { readStripeResult } from './stripe-outcome.ts';
import { useFreshAmount } from './use-fresh-amount.ts';
import { useStripeScript } from './use-stripe-script.ts';

/** The fee is in the total already; a wallet that asks for an address wants to hear of a way to send. */
const SENDING = [{ id: 'verzending', displayName: 'Verzending (in het totaal inbegrepen)', amount: 0 }];

/** Room is kept for the buttons while Stripe loads, so that the page does not jump. */
const WALLETS_PLACE = 'mb-2.5 min-h-12 empty:rounded-lg empty:bg-bone inert:opacity-55';

export function StripeExpress(props: ExpressPaymentProps) {
  const script = useStripeScript();
  const { clientSecret, onAvailability } = props;
  const failed = script.state === 'failed';
  useEffect(() => {
    if (failed) onAvailability(false);
  }, [failed, onAvailability]);

  if (script.state !== 'ready') return <div className={WALLETS_PLACE} aria-hidden="true" />;
  return (
    <Elements key={clientSecret} stripe={script.stripe} options={groupOptions(clientSecret)}>
      <Wallets {...props} />
    </Elements>
  );
}

function useStripeConfirmation() {
  const stripe = useStripe();
  const elements = useElements();

  async function confirmWith({ returnUrl, details: payer }: Confirmation): Promise<PaymentOutcome> {
    if (!stripe || !elements) throw new Error('The wallets are not on the page');
    const { error } = await elements.submit();
    if (error) return { kind: 'refused', advice: paymentAdvice(error.code ?? 'payment_failed') };
    const confirmParams = { return_url: returnUrl, ...stripeDetails(payer) };
    return readStripeResult(
      await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }),
    );
  }

  return { elements, confirmWith };
}

function Wallets({ amount, details, disabled, mayStart, pay, onAvailability }: ExpressPaymentProps) {
  const { elements, confirmWith } = useStripeConfirmation();
  const { isFresh, refresh } = useFreshAmount(elements, amount);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);
  const needsAddress = !isAddressComplete(details);

  // Has to be answered within a second, so nothing is asked of anybody here.
  function open({ resolve, reject }: WalletClick): void {
    if (!isFresh()) refresh().catch((error: unknown) => console.warn(error));
    if (isFresh() && mayStart()) {
      setAdvice(null);
      resolve(needsAddress ? { shippingRates: SENDING } : {});
    } else {
      reject();
    }
  }

  async function confirm({ shippingAddress, paymentFailed }: WalletConfirmation): Promise<void> {
    const payer = payerOf(details, shippingAddress);
    if (!payer) {
      const message = 'Vul je bezorgadres in het formulier in; het adres uit je wallet is niet volledig.';
      paymentFailed({ reason: 'invalid_shipping_address', message });
      return;
    }
    const outcome = await pay(payer, (confirmation) =>
      repeatOnce(() => confirmWith(confirmation), setAdvice),
    );
    if (outcome?.kind === 'done' || outcome?.kind === 'redirect') return;
    const reason = outcome?.kind === 'refused' ? outcome.advice : paymentAdvice('payment_failed');
    paymentFailed({ reason: 'fail', message: reason.message });
    if (outcome?.kind === 'refused') setAdvice(reason);
  }

  return (
    <>
      <div className={WALLETS_PLACE} inert={disabled}>
        <ExpressCheckoutElement
          options={walletOptions({ country: details.country, needsAddress })}
          onReady={({ availablePaymentMethods }) => onAvailability(availablePaymentMethods !== undefined)}
          onAvailablePaymentMethodsChange={({ paymentMethods }) =>
            onAvailability(paymentMethods !== undefined)
          }
          onLoadError={({ error }) => {
            console.warn('The Express Checkout Element did not load', error);
            onAvailability(false);
          }}
          onClick={open}
          onShippingAddressChange={({ address, resolve, reject }) =>
            address.country === details.country ? resolve({ shippingRates: SENDING }) : reject()
          }
          onConfirm={(event) => void confirm(event)}
        />
      </div>
      <PaymentAlert advice={advice} />
    </>
  );
}
