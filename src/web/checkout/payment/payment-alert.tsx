// Why the last payment did not go through and what may help, at the place where another method can be chosen.

import { Button } from '#web/ui/controls/button.tsx';
import { type PaymentAdvice, RETRY_DELAY_MS } from './payment-errors.ts';
import type { RefusalPanel } from './use-refusal-panel.ts';

type PaymentAlertProps = {
  advice: PaymentAdvice | null;
  /** Of the checkout's own form, which says the same nowhere else meanwhile. */
  panel?: RefusalPanel;
  onRetry?(): void;
  /** Where a person helps. */
  helpAddress?: string;
};

/** What can be done, where the sentence above it has not said so. */
function stepsOf({ message, solutions, resolveTime }: PaymentAdvice): string[] {
  const said = message.toLowerCase();
  const steps = resolveTime ? [...solutions, resolveTime] : solutions;
  return steps.filter((step) => !said.includes(step.toLowerCase()));
}

export function PaymentAlert({ advice, panel, onRetry, helpAddress }: PaymentAlertProps) {
  return (
    <div role="alert">
      {advice ? (
        <div id="payment-alert" ref={panel?.ref} className="co-alert" tabIndex={-1}>
          <p className="co-alert-title">{advice.message.replace(/\.?$/, '.')}</p>
          {advice.saysNothingCharged ? <p>Er is niets afgeschreven.</p> : null}
          <ul className="empty:hidden">
            {stepsOf(advice).map((step) => (
              <li key={step}>{step}.</li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden">
            {onRetry && advice.retry ? (
              <Button onClick={() => setTimeout(onRetry, RETRY_DELAY_MS)}>Opnieuw proberen</Button>
            ) : null}
            {panel ? <span data-dock className="contents" /> : null}
            {helpAddress && advice.severity === 'high' ? (
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-3"
                href={`mailto:${helpAddress}`}
              >
                Hulp
              </a>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
