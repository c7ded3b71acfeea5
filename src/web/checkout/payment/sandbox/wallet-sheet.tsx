// The sheet of a test wallet: what is paid, where it goes, and one button that orders.

import { useState } from 'react';
import { addressLine } from '#shared/recipient/recipient-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { CustomerDetails } from '../../details/customer-details.ts';
import { OrderButton } from '../../order/order-button.tsx';
import { Sheet } from '../../page/sheet.tsx';
import { PaymentAlert } from '../payment-alert.tsx';
import { type PaymentAdvice, paymentAdvice, RETRY_DELAY_MS } from '../payment-errors.ts';
import type { PaymentOutcome } from '../payment-form.ts';

type WalletSheetProps = {
  walletName: string;
  totalText: string;
  details: CustomerDetails;
  /** False when the address is the wallet's and not the form's. */
  ownAddress: boolean;
  pay(): Promise<PaymentOutcome | null>;
  onClose(): void;
};

export function WalletSheet({ walletName, totalText, details, ownAddress, pay, onClose }: WalletSheetProps) {
  const [processing, setProcessing] = useState(false);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);

  async function confirm(delay = 0): Promise<void> {
    setProcessing(true);
    setAdvice(null);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const outcome = await pay();
    if (outcome?.kind === 'done' || outcome?.kind === 'redirect') return;
    setProcessing(false);
    if (outcome?.kind === 'refused') setAdvice(outcome.advice);
    else if (outcome?.kind === 'stale') onClose();
    else setAdvice(paymentAdvice('payment_failed'));
  }

  return (
    <Sheet title={walletName} closeLabel="Annuleren" busy={processing} onClose={onClose}>
      <p className="co-note">Testwallet: er wordt niets afgeschreven.</p>
      <PaymentInfo totalText={totalText} details={details} ownAddress={ownAddress} />
      <PaymentAlert advice={advice} />
      {advice?.retry ? (
        <Button className="mb-3 w-full" disabled={processing} onClick={() => void confirm(RETRY_DELAY_MS)}>
          Opnieuw proberen
        </Button>
      ) : null}
      <p className="co-note">Met deze knop plaats je een bestelling met betalingsverplichting.</p>
      <OrderButton
        totalText={totalText}
        processing={processing}
        disabled={processing}
        onOrder={() => void confirm()}
      />
    </Sheet>
  );
}

function PaymentInfo({
  totalText,
  details,
  ownAddress,
}: Omit<WalletSheetProps, 'walletName' | 'pay' | 'onClose'>) {
  return (
    <dl className="my-4 grid gap-0.5 border-line border-y py-4 leading-normal [&_dt]:text-tiny [&_dt]:text-smoke">
      <dt>Te betalen</dt>
      <dd className="mb-2.5 text-[1.5rem] font-bold tabular-nums" translate="no">{`€${totalText}`}</dd>
      <dt>Voor</dt>
      <dd className="mb-2.5">
        <span>{details.firstName}</span> <span>{details.lastName}</span>
        <br />
        <span>{details.email}</span>
      </dd>
      <dt>{ownAddress ? 'Bezorgadres' : 'Bezorgadres uit je testwallet'}</dt>
      <dd>{addressLine(details)}</dd>
    </dl>
  );
}
