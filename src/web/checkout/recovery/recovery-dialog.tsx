// The payment-recovery dialog: the failed payments, and the form for the one that was chosen.

import { useId, useState } from 'react';
import { useShownDialog } from '#web/ui/controls/use-shown-dialog.ts';
import type { FailedPayment } from '../calls/recovery-calls.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import type { PaymentKit } from '../payment/payment-form.ts';
import { FailedPaymentList } from './failed-payment-list.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { RecoverySetting } from './use-recovery-payment.ts';

type RecoveryDialogProps = {
  info: CheckoutInfo;
  kit: PaymentKit;
  /** Undefined while they are loading. */
  payments: readonly FailedPayment[] | undefined;
  failed: boolean;
  setting: RecoverySetting;
  onClose(): void;
};

export function RecoveryDialog({ info, kit, payments, failed, setting, onClose }: RecoveryDialogProps) {
  const dialog = useShownDialog();
  const titleId = useId();
  const [chosen, setChosen] = useState<FailedPayment | null>(null);
  const [processing, setProcessing] = useState(false);

  const packName = (variant: string) => info.packs.find(({ id }) => id === variant)?.name ?? variant;
  return (
    <dialog
      ref={dialog}
      className="co-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (processing) event.preventDefault();
      }}
      // The event comes late: a dialog that was opened again meanwhile stays.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId} className="text-[1.375rem] font-bold">
        Betaling herstellen
      </h2>
      {chosen ? (
        <RecoveryForm
          key={chosen.id}
          failed={chosen}
          packName={packName(chosen.variant)}
          kit={kit}
          helpAddress={info.seller.email}
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
        className="mt-2.5 block min-h-11 w-full cursor-pointer underline underline-offset-3"
        disabled={processing}
        onClick={() => dialog.current?.close()}
      >
        Sluiten
      </button>
    </dialog>
  );
}
