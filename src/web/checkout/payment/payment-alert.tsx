// Shows why the last payment failed and what may help, above the payment methods. The customer tries again
// with the order button below.

import { isCardRefused, type PaymentAdvice } from './payment-errors.ts';

type PaymentAlertProps = {
  advice: PaymentAdvice | null;
  /**
   * Of the notice of a failed payment: true when a toast announces the same text, as in the checkout form;
   * the notice is then not announced itself.
   */
  isAnnouncedByToast?: boolean;
  /** Of the notice of a failed payment: the shop's e-mail address for help; absent to show none. */
  helpAddress?: string;
};

/**
 * Lists the steps that may help, without those the message already mentions. For a refused card it is only
 * the first step.
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
