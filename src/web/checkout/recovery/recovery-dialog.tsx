// The payment-recovery dialog: the failed payments, and the form for the one that was chosen.
// A native dialog: it traps the focus, closes with Escape and gives the focus back.

import { useEffect, useId, useRef, useState } from 'react';
import type { FailedPayment } from '../calls/recovery-calls.ts';
import type { CheckoutFacts } from '../page/checkout-facts.ts';
import type { PaymentKit } from '../payment/payment-form.ts';
import { FailedPaymentList } from './failed-payment-list.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { RecoverySetting } from './use-recovery-payment.ts';

type RecoveryDialogProps = {
  facts: CheckoutFacts;
  kit: PaymentKit;
  /** Undefined while they are loading. */
  payments: readonly FailedPayment[] | undefined;
  failed: boolean;
  setting: RecoverySetting;
  onClose(): void;
};

export function RecoveryDialog({ facts, kit, payments, failed, setting, onClose }: RecoveryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState<FailedPayment | null>(null);
  const [processing, setProcessing] = useState(false);

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  const packName = (variant: string) => facts.packs.find(({ id }) => id === variant)?.name ?? variant;
  return (
    <dialog
      ref={dialog}
      className="co-sheet re-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (processing) event.preventDefault();
      }}
      // The event comes late: a dialog that was opened again meanwhile stays.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId} className="co-sheet-title">
        Betaling herstellen
      </h2>
      {chosen ? (
        <RecoveryForm
          key={chosen.id}
          failed={chosen}
          packName={packName(chosen.variant)}
          kit={kit}
          helpAddress={facts.seller.email}
          setting={setting}
          onBack={() => setChosen(null)}
          onProcessing={setProcessing}
        />
      ) : (
        <>
          <p className="co-note">
            Er is niets afgeschreven en je gegevens staan klaar. Kies welke betaling je opnieuw wilt doen.
          </p>
          <FailedPaymentList
            payments={payments}
            failed={failed}
            packName={packName}
            onChoose={setChosen}
            onRetry={() => void setting.refresh()}
          />
        </>
      )}
      <button
        type="button"
        className="co-text-button co-sheet-cancel"
        disabled={processing}
        onClick={() => dialog.current?.close()}
      >
        Sluiten
      </button>
    </dialog>
  );
}
