// The notice above the form when a payment could not be prepared. The typed text stays, paying has to wait,
// and after an outage the page tries again automatically.

import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { closeToast } from '#web/ui/toast/toast-store.ts';
import { OFFLINE, type Unavailable } from '../calls/checkout-failures.ts';
import { PriceNotice } from '../page/checkout-notices.tsx';
import { otherAdvice } from './payment-errors.ts';
import { toastAdvice } from './toast-advice.ts';
import type { PaymentPreparation } from './use-prepared-payment.ts';
import { useRetryCountdown } from './use-retry-countdown.ts';

type PreparationNoticeProps = {
  preparation: PaymentPreparation;
  shownTotal: string | null;
  helpAddress: string;
};

export function PreparationNotice({ preparation, shownTotal, helpAddress }: PreparationNoticeProps) {
  const { failure, pending, prepare, retry } = preparation;
  if (failure?.kind === 'price_changed')
    return (
      <PriceNotice
        quote={failure.quote}
        shownTotal={shownTotal}
        onAccept={() => prepare({ amount: failure.quote.total / 100 })}
      />
    );
  if (failure?.kind === 'refused')
    return (
      <p role="alert" className="co-notice">
        {failure.message}
      </p>
    );
  if (failure?.kind === 'unavailable')
    return <UnavailableNotice failure={failure} pending={pending} retry={retry} helpAddress={helpAddress} />;
  return null;
}

type UnavailableNoticeProps = Pick<PaymentPreparation, 'pending' | 'retry'> & {
  failure: Unavailable;
  helpAddress: string;
};

/**
 * Shows one toast per failure to prepare the payment, however often the page retries, and closes the toast
 * when a payment is prepared.
 */
function useFailureToast({ failure, retry, helpAddress }: UnavailableNoticeProps): void {
  const showToast = useEffectEvent(() =>
    failure.isClosed
      ? null
      : toastAdvice(otherAdvice(failure === OFFLINE ? 'network' : 'server'), helpAddress, retry),
  );
  useEffect(() => {
    const toastId = showToast();
    return () => {
      if (toastId !== null) closeToast(toastId);
    };
  }, []);
}

function UnavailableNotice(props: UnavailableNoticeProps) {
  const { failure, pending, retry } = props;
  useFailureToast(props);
  const seconds = useRetryCountdown(failure, pending, retry);
  return (
    <div className="co-notice">
      {/* The toast says the same aloud. */}
      <div role={failure.isClosed ? 'alert' : undefined}>
        <h2 className="co-alert-title">
          <span>{failure.message}</span>.
        </h2>
        <p>
          {failure.isClosed
            ? 'Je kunt je gegevens alvast invullen; we kijken elke minuut of het weer kan.'
            : 'Er is niets afgeschreven. Wat je invulde blijft staan, en je kunt gewoon verder; alleen bestellen moet even wachten.'}
        </p>
      </div>
      {/* Outside the alert: a reader of screens is not told every second. */}
      <p className="mt-1.5 tabular-nums empty:hidden">
        {pending
          ? 'We proberen het nu opnieuw...'
          : failure.isClosed
            ? ''
            : `We proberen het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} vanzelf opnieuw.`}
      </p>
      <Button className="mt-3.5 bg-white" disabled={pending} onClick={retry}>
        Nu opnieuw proberen
      </Button>
    </div>
  );
}
