// The form to pay again: the number of the attempt, the methods that may work first, and one button. The
// payment fields are the provider's.

import { useEffect, useId, useRef } from 'react';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { PreparedPayment } from '../calls/checkout-responses.ts';
import type { FailedPayment } from '../calls/recovery-calls.ts';
import { LoadingPayment } from '../page/checkout-notices.tsx';
import type { PaymentFormHandle, PaymentKit } from '../payment/payment-form.ts';
import { RecoveryNotice } from './recovery-notice.tsx';
import { MAX_ATTEMPTS } from './recovery-texts.ts';
import { type RecoveryContext, useRecoveryPayment } from './use-recovery-payment.ts';

type RecoveryFormProps = {
  failed: FailedPayment;
  packName: string;
  kit: PaymentKit;
  helpAddress: string;
  setting: RecoveryContext;
  /** Of the form to pay again: returns to the list of failed payments; null when there is only one. */
  onBack: (() => void) | null;
  /**
   * Of the form to pay again: reports whether a payment is in progress; the dialog around the form cannot be
   * closed then.
   */
  onProcessing(processing: boolean): void;
};

export function RecoveryForm(props: RecoveryFormProps) {
  const { failed, packName, helpAddress, setting, onBack, onProcessing } = props;
  const recovery = useRecoveryPayment(failed, setting);
  const { prepared, preparing, processing, problem, exhausted } = recovery;
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const total = prepared ? `€${prepared.quote.text.total}` : formatEuro(fromEuros(failed.amount));
  const stopped = problem?.kind === 'failed' && !prepared && !exhausted;

  // What had the focus (the list, a button) has made way: it goes to the heading, above what is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => title.current?.focus(), [problem, prepared]);
  useEffect(() => onProcessing(processing), [onProcessing, processing]);

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mt-2 font-strong outline-offset-4" tabIndex={-1} ref={title}>
        <span>{packName}</span>, <span translate="no">{total}</span>
      </h3>
      {problem || exhausted ? null : <p className="co-note">Er is niets afgeschreven.</p>}
      <RecoveryNotice
        problem={problem}
        exhausted={exhausted}
        helpAddress={helpAddress}
        onAccept={recovery.retry}
      />
      {stopped ? (
        <Button variant="primary" className="mt-3.5 w-full" onClick={() => recovery.retry(failed.amount)}>
          Opnieuw proberen
        </Button>
      ) : null}
      {preparing ? <LoadingPayment text="Betaling wordt klaargezet..." /> : null}
      {prepared ? <PayAgain {...props} recovery={recovery} prepared={prepared} totalText={total} /> : null}
      <p className="co-note mt-2.5 text-center" role="status">
        Poging <span>{recovery.attempt}</span> van {MAX_ATTEMPTS}
      </p>
      {onBack ? (
        <button
          type="button"
          className="block min-h-11 w-full cursor-pointer underline underline-offset-3"
          disabled={processing}
          onClick={onBack}
        >
          Terug naar het overzicht
        </button>
      ) : null}
    </section>
  );
}

type PayAgainProps = RecoveryFormProps & {
  recovery: ReturnType<typeof useRecoveryPayment>;
  prepared: PreparedPayment;
  totalText: string;
};

function PayAgain({ failed, kit, setting, recovery, prepared, totalText }: PayAgainProps) {
  const form = useRef<PaymentFormHandle>(null);
  return (
    <form
      noValidate
      aria-label="Opnieuw betalen"
      onSubmit={(event) => {
        event.preventDefault();
        void recovery.pay(form.current);
      }}
    >
      {prepared.clientSecret === null ? null : (
        <kit.Form
          ref={form}
          clientSecret={prepared.clientSecret}
          amount={prepared.quote.total}
          country={setting.details.country}
          preferred={failed.recommendedMethods}
          disabled={recovery.processing}
        />
      )}
      <p className="co-note mt-3.5">Je bestelt met betalingsverplichting.</p>
      <Button variant="primary" type="submit" className="mt-2 w-full" disabled={recovery.processing}>
        {recovery.processing ? 'Verwerken...' : `Nu betalen – ${totalText}`}
      </Button>
    </form>
  );
}
