// Why there is no payment yet, above the form: everything typed stays, paying waits, and what is away is asked again by itself.

import { Button } from '#web/ui/controls/button.tsx';
import type { Unavailable } from '../calls/checkout-failures.ts';
import { PriceNotice } from '../page/checkout-notices.tsx';
import { useNextTry } from './use-next-try.ts';
import type { PaymentPreparation } from './use-prepared-payment.ts';

type PreparationNoticeProps = { preparation: PaymentPreparation; shownTotal: string | null };

export function PreparationNotice({ preparation, shownTotal }: PreparationNoticeProps) {
  const { failure, pending, ask, tryAgain } = preparation;
  if (failure?.kind === 'price_changed')
    return (
      <PriceNotice
        quote={failure.quote}
        shownTotal={shownTotal}
        onAccept={() => ask({ amount: failure.quote.total / 100 })}
      />
    );
  if (failure?.kind === 'refused')
    return (
      <p role="alert" className="co-notice">
        {failure.message}
      </p>
    );
  if (failure?.kind === 'unavailable')
    return <UnavailableNotice failure={failure} pending={pending} tryAgain={tryAgain} />;
  return null;
}

type UnavailableNoticeProps = Pick<PaymentPreparation, 'pending' | 'tryAgain'> & { failure: Unavailable };

function UnavailableNotice({ failure, pending, tryAgain }: UnavailableNoticeProps) {
  const seconds = useNextTry(failure, pending, tryAgain);
  return (
    <div className="co-notice">
      <div role="alert">
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
      <Button className="mt-3.5 bg-white" disabled={pending} onClick={tryAgain}>
        Nu opnieuw proberen
      </Button>
    </div>
  );
}
