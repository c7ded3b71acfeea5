// Stripe's Express Checkout Element, which shows the wallets available on this device. It has its own
// Elements group, so that an empty card field further down the page does not block a wallet.

import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementClickEvent as WalletClick,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
  StripeExpressCheckoutElementShippingAddressChangeEvent as WalletMove,
} from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/ui/toast/toast-store.ts';
import { PaymentAlert } from '../payment-alert.tsx';
import { type PaymentAdvice, paymentAdvice } from '../payment-errors.ts';
import type { Confirmation, ExpressPaymentProps, PaymentOutcome } from '../payment-form.ts';
import { retryOnce } from '../retry-once.ts';
import { walletPayer } from '../wallet-payer.ts';
import { NOT_SERVED, WHO_ORDERS } from '../wallet-texts.ts';
import { stripeDetails, walletContent } from './stripe-details.ts';
import { groupOptions, sheetLines, walletOptions } from './stripe-options.ts';
import { readStripeResult } from './stripe-outcome.ts';
import { useStripeScript } from './use-stripe-script.ts';
import { useSyncedAmount } from './use-synced-amount.ts';

/**
 * CSS classes of the wallet container. It reserves space while Stripe's script loads, so that the page does
 * not jump.
 */
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

/**
 * Returns the handlers of a wallet's payment sheet: `open`, `move` for another country of the address,
 * `leave` when it is closed without paying, and `confirmWith`, which confirms the payment.
 */
function useSheet({ quote, details, has, mayStart, moveTo }: ExpressPaymentProps) {
  const { elements, confirmWith } = useStripeConfirmation();
  const { isSynced, refresh } = useSyncedAmount(elements, quote.total);
  const openedFor = useRef(details.country);

  // Has to be answered within a second, so nothing is asked of anybody here.
  function open({ resolve, reject }: WalletClick): boolean {
    if (!isSynced()) refresh().catch((error: unknown) => console.warn(error));
    const opens = isSynced() && mayStart();
    openedFor.current = details.country;
    if (opens) resolve(has.address ? {} : sheetLines(quote));
    else reject();
    return opens;
  }

  async function move({ address, resolve, reject }: WalletMove): Promise<void> {
    const moved = await moveTo(address.country);
    if (!moved) {
      toast(NOT_SERVED);
      return reject();
    }
    try {
      await refresh(moved.total);
      resolve(sheetLines(moved));
    } catch (error) {
      console.warn(error);
      reject();
    }
  }

  /** Changes form and payment back to the country they had when the wallet opened. */
  const leave = () => void moveTo(openedFor.current);
  return { open, move, leave, confirmWith };
}

function Wallets(props: ExpressPaymentProps) {
  const { details, has, countries, disabled, pay, onAvailability, onMissingPerson } = props;
  const { open, move, leave, confirmWith } = useSheet(props);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);

  async function confirm({ paymentFailed, ...wallet }: WalletConfirmation): Promise<void> {
    const walletResult = walletPayer(details, has, walletContent(wallet));
    if (walletResult.kind === 'nobody') {
      paymentFailed({ reason: 'invalid_billing_address', message: WHO_ORDERS.description });
      return onMissingPerson();
    }
    if (walletResult.kind === 'nowhere') {
      const message = 'Vul je bezorgadres in het formulier in; het adres uit je wallet is niet volledig.';
      return paymentFailed({ reason: 'invalid_shipping_address', message });
    }
    const outcome = await pay(walletResult.payer, (confirmation) =>
      retryOnce(() => confirmWith(confirmation), setAdvice),
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
          options={walletOptions({ has, countries })}
          onReady={({ availablePaymentMethods }) => onAvailability(availablePaymentMethods !== undefined)}
          onAvailablePaymentMethodsChange={({ paymentMethods }) =>
            onAvailability(paymentMethods !== undefined)
          }
          onLoadError={({ error }) => {
            console.warn('The Express Checkout Element did not load', error);
            onAvailability(false);
          }}
          onClick={(click) => {
            if (open(click)) setAdvice(null);
          }}
          onCancel={leave}
          onShippingAddressChange={(change) => void move(change)}
          onConfirm={(event) => void confirm(event)}
        />
      </div>
      <PaymentAlert advice={advice} />
    </>
  );
}
