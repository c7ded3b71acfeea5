// Paying again: which attempt this is, the methods that may work first, and one button. The provider's own form does the rest.

import { useEffect, useId, useRef } from 'react';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { PaymentFormHandle, PaymentKit } from '../payment/payment-form.ts';
import type { FailedPayment } from './recovery-calls.ts';
import { RecoveryNotice } from './recovery-notice.tsx';
import { MAX_ATTEMPTS } from './recovery-texts.ts';
import { type RecoverySetting, useRecoveryPayment } from './use-recovery-payment.ts';

type RecoveryFormProps = {
  failed: FailedPayment;
  packName: string;
  kit: PaymentKit;
  helpAddress: string;
  setting: RecoverySetting;
  onBack(): void;
  /** A payment under way is not undone by closing its window. */
  onProcessing(processing: boolean): void;
};

export function RecoveryForm(props: RecoveryFormProps) {
  const { failed, packName, kit, helpAddress, setting, onBack, onProcessing } = props;
  const recovery = useRecoveryPayment(failed, setting);
  const { processing, problem, exhausted } = recovery;
  const form = useRef<PaymentFormHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const total = formatEuro(fromEuros(recovery.amount));

  // The list made way for this: the focus goes along.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => onProcessing(processing), [onProcessing, processing]);

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="re-form-title" tabIndex={-1} ref={title}>
        {packName}, {total}
      </h3>
      <p className="co-note" role="status">
        Poging {recovery.attempt} van {MAX_ATTEMPTS}
      </p>
      <RecoveryNotice problem={problem} helpAddress={helpAddress} onAccept={recovery.acceptAmount} />
      {exhausted ? null : (
        <form
          noValidate
          aria-label="Opnieuw betalen"
          onSubmit={(event) => {
            event.preventDefault();
            if (form.current && problem?.kind !== 'price_changed') void recovery.pay(form.current);
          }}
        >
          <kit.Form
            ref={form}
            country={setting.details.country}
            preferred={failed.recommendedMethods}
            disabled={processing}
          />
          <p className="co-note re-obligation">
            Je betaalt {total} voor je bestelling met betalingsverplichting.
          </p>
          <Button type="submit" className="re-pay" disabled={processing || problem?.kind === 'price_changed'}>
            {processing ? 'Verwerken...' : 'Nu betalen'}
          </Button>
        </form>
      )}
      <button type="button" className="co-text-button" disabled={processing} onClick={onBack}>
        Terug naar het overzicht
      </button>
    </section>
  );
}
