// The payment section of Stripe: its Payment Element, which asks for the payment method and nothing the
// shop's form already has. Typed payment data stays in Stripe's frame.

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { PaymentFormHandle, PaymentFormProps } from '../payment-form.ts';
import { stripeDetails } from './stripe-details.ts';
import { groupOptions, paymentOptions } from './stripe-options.ts';
import { readStripeResult } from './stripe-outcome.ts';
import { useStripeScript } from './use-stripe-script.ts';
import { useSyncedAmount } from './use-synced-amount.ts';

export function StripePaymentForm({ ref, ...form }: PaymentFormProps) {
  const id = useId();
  const script = useStripeScript();
  const fields = useRef<PaymentFormHandle>(null);
  // Stripe's frame can fail on its own; a new group of elements is its new try.
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const failed = script.state === 'failed' || broken;

  useImperativeHandle(ref, () => ({
    async check() {
      if (fields.current) return fields.current.check();
      return [{ fieldId: id, message: 'De betaalmethoden zijn nog niet geladen' }];
    },
    async confirm(confirmation) {
      if (!fields.current) throw new Error('The payment methods are not on the page');
      return fields.current.confirm(confirmation);
    },
  }));

  function retry(): void {
    if (script.state === 'failed') script.retry();
    setBroken(false);
    setAttempt(attempt + 1);
  }

  return (
    <section
      id={id}
      className="min-h-48 focus-visible:outline-offset-4"
      tabIndex={-1}
      aria-label="Betaalmethode"
    >
      {failed ? (
        <div className="co-alert" role="alert">
          <p className="co-alert-title">De betaalmethoden konden niet worden geladen</p>
          <p>Controleer je internetverbinding, of zet een blokkeerder voor deze pagina uit.</p>
          <Button className="mt-3" onClick={retry}>
            Opnieuw proberen
          </Button>
        </div>
      ) : null}
      {script.state === 'loading' ? (
        <p className="co-note" role="status">
          Betaalmethoden worden geladen...
        </p>
      ) : null}
      {script.state === 'ready' && !broken ? (
        <Elements
          key={`${form.clientSecret}#${attempt}`}
          stripe={script.stripe}
          options={groupOptions(form.clientSecret)}
        >
          <StripeFields {...form} fieldId={id} handle={fields} onBroken={() => setBroken(true)} />
        </Elements>
      ) : null}
    </section>
  );
}

type FieldsProps = Omit<PaymentFormProps, 'ref'> & {
  fieldId: string;
  handle: Ref<PaymentFormHandle | null>;
  onBroken(): void;
};

function StripeFields({ fieldId, handle, onBroken, ...form }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { refresh } = useSyncedAmount(elements, form.amount);
  const [ready, setReady] = useState(false);

  useImperativeHandle<PaymentFormHandle | null, PaymentFormHandle | null>(handle, () => {
    if (!stripe || !elements || !ready) return null;
    return {
      async check() {
        const { error } = await elements.submit();
        return error ? [{ fieldId, message: problemText(error) }] : [];
      },
      async confirm({ returnUrl, details }) {
        await refresh();
        const confirmParams = { return_url: returnUrl, ...stripeDetails(details) };
        const result = stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
        return readStripeResult(await result);
      },
    };
  }, [stripe, elements, ready, fieldId, refresh]);

  return (
    <PaymentElement
      options={paymentOptions(form)}
      onReady={() => setReady(true)}
      onLoadError={({ error }) => {
        console.warn('The Payment Element did not load', error);
        onBroken();
      }}
    />
  );
}

/**
 * Returns the Dutch error text of an invalid field. Stripe's own sentence is used only for validation errors,
 * where it is Dutch and specific.
 */
function problemText({ type, message }: { type: string; message?: string }): string {
  return type === 'validation_error' && message ? message : 'Controleer je betaalgegevens';
}
