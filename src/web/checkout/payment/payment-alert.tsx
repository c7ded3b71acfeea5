// Why the last payment did not go through and what may help, at the place where another method can be chosen.
// Trying again is the order button's, below it.

import { isCardRefused, type PaymentAdvice } from './payment-errors.ts';

type PaymentAlertProps = {
  advice: PaymentAdvice | null;
  /** In the checkout's own form, where a toast says the same. */
  isAnnouncedByToast?: boolean;
  /** Where a person helps. */
  helpAddress?: string;
};

/**
 * What can be done, where the sentence above it has not said so; of a refused card the first, which is at
 * hand.
 */
function stepsOf(advice: PaymentAdvice): string[] {
  const { message, solutions, resolveTime } = advice;
  if (isCardRefused(advice)) return solutions.slice(0, 1);
  const text = message.toLowerCase();
  const steps = resolveTime ? [...solutions, resolveTime] : solutions;
  return steps.filter((step) => !text.includes(step.toLowerCase()));
}

export function PaymentAlert({ advice, isAnnouncedByToast = false, helpAddress }: PaymentAlertProps) {
  const [title, ...more] = advice?.message.replace(/\.?$/, '.').split(/(?<=\.) /) ?? [];
  return (
    // What a toast says as well is announced by it alone.
    <div role={isAnnouncedByToast ? undefined : 'alert'}>
      {advice ? (
        <div id={isAnnouncedByToast ? 'payment-alert' : undefined} className="co-alert" tabIndex={-1}>
          <p className="co-alert-title">{title}</p>
          <p className="empty:hidden">
            {[
              ...(advice.mentionsNoCharge ? ['Er is niets afgeschreven.'] : []),
              ...more,
              ...stepsOf(advice).map((step) => `${step}.`),
            ].join(' ')}
          </p>
          {helpAddress ? (
            <p className="-mb-2.5 flex flex-wrap items-center gap-x-4">
              <span className="max-sm:mt-2 max-sm:w-full">Lukt het niet?</span>
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-3"
                href={`mailto:${helpAddress}`}
              >
                Hulp
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
