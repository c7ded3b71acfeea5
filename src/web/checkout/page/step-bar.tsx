// What lies at the bottom of a phone while name and address are filled in: the total, and the button that goes on from the open
// section. The order button takes its place once the payment is all that is left.

import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import { DETAILS_FORM } from '../details/details-form.tsx';

export function StepBar({ quote, pending }: { quote: ShownQuote; pending: boolean }) {
  return (
    <div className="co-pay-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:hidden">
      <p className={`leading-tight ${pending ? 'text-smoke' : ''}`}>
        <span className="block text-note text-smoke">Totaal</span>
        <strong className="text-lead tabular-nums">€{quote.text.total}</strong>
      </p>
      <Button
        type="submit"
        form={DETAILS_FORM}
        variant="primary"
        disabled={!useHydrated()}
        className="min-h-13 flex-1 rounded-card"
      >
        Volgende
      </Button>
    </div>
  );
}
