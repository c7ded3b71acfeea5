// What went wrong while the total was being asked again, above the form: everything typed stays, paying waits.

import { Button } from '#web/ui/controls/button.tsx';
import { PriceNotice } from '../page/checkout-notices.tsx';
import type { PaymentPreparation } from './use-prepared-payment.ts';

type PreparationNoticeProps = { preparation: PaymentPreparation; shownTotal: string | null };

export function PreparationNotice({ preparation, shownTotal }: PreparationNoticeProps) {
  const { failure, ask } = preparation;
  if (failure?.kind === 'price_changed')
    return (
      <PriceNotice
        quote={failure.quote}
        shownTotal={shownTotal}
        onAccept={() => ask({ amount: failure.quote.total / 100 })}
      />
    );
  if (failure?.kind === 'unavailable')
    return (
      <div className="co-notice" role="alert">
        <p>{failure.message}</p>
        <div className="mt-3.5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => ask({})}>
            Opnieuw proberen
          </Button>
        </div>
      </div>
    );
  return null;
}
