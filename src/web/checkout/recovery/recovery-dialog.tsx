// The dialog of payment recovery: the failed payments and the form of the selected one.

import { useState } from 'react';
import type { FailedPayment } from '../calls/recovery-calls.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { Sheet } from '../page/sheet.tsx';
import type { PaymentKit } from '../payment/payment-form.ts';
import { FailedPaymentList } from './failed-payment-list.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { RecoveryContext } from './use-recovery-payment.ts';

type RecoveryDialogProps = {
  info: CheckoutInfo;
  kit: PaymentKit;
  /** Of the dialog of payment recovery: the failed payments of this basket; undefined while they load. */
  payments: readonly FailedPayment[] | undefined;
  failed: boolean;
  setting: RecoveryContext;
  onClose(): void;
};

export function RecoveryDialog({ info, kit, payments, failed, setting, onClose }: RecoveryDialogProps) {
  const [chosen, setChosen] = useState<FailedPayment | null>(null);
  const [processing, setProcessing] = useState(false);

  const packName = (variant: string) => {
    const pack = info.packs.find(({ id }) => id === variant);
    return pack?.name ?? variant;
  };
  return (
    <Sheet title="Betaling Herstellen" closeLabel="Sluiten" busy={processing} onClose={onClose}>
      {chosen ? (
        <RecoveryForm
          key={chosen.id}
          failed={chosen}
          packName={packName(chosen.variant)}
          kit={kit}
          helpAddress={info.seller.email}
          setting={setting}
          onBack={payments?.length === 1 ? null : () => setChosen(null)}
          onProcessing={setProcessing}
        />
      ) : (
        <>
          <p className="co-note">Er is niets afgeschreven en je gegevens staan klaar.</p>
          <FailedPaymentList
            payments={payments}
            failed={failed}
            packName={packName}
            onChoose={setChosen}
            onRetry={() => void setting.refresh()}
          />
        </>
      )}
    </Sheet>
  );
}
