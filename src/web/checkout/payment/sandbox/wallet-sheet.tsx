// The sheet of a test wallet: what is paid, where it goes, and one button that orders.
// A native dialog: it traps the focus, closes with Escape and needs no styles of its own in the document.

import { useEffect, useId, useRef, useState } from 'react';
import { addressLine } from '#shared/recipient/recipient-address.ts';
import type { CustomerDetails } from '../../details/customer-details.ts';
import { OrderButton } from '../../order/order-button.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [processing, setProcessing] = useState(false);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

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
    <dialog
      ref={dialog}
      className="co-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A payment under way is not undone by closing its sheet.
        if (processing) event.preventDefault();
      }}
      onClose={onClose}
    >
      <h2 id={titleId} className="co-sheet-title">
        {walletName}
      </h2>
      <p className="co-note">Testwallet: er wordt niets afgeschreven.</p>
      <dl className="co-sheet-facts">
        <dt>Te betalen</dt>
        <dd className="co-sheet-amount">€{totalText}</dd>
        <dt>Voor</dt>
        <dd>
          {details.firstName} {details.lastName}
          <br />
          {details.email}
        </dd>
        <dt>{ownAddress ? 'Bezorgadres' : 'Bezorgadres uit je testwallet'}</dt>
        <dd>{addressLine(details)}</dd>
      </dl>
      <div role="alert">
        {advice ? (
          <div className="co-alert">
            <p className="co-alert-title">{advice.message}</p>
            <ul>
              {advice.solutions.map((solution) => (
                <li key={solution}>{solution}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      {advice?.retry ? (
        <button
          type="button"
          className="button button-quiet co-sheet-retry"
          disabled={processing}
          onClick={() => void confirm(RETRY_DELAY_MS)}
        >
          Opnieuw proberen
        </button>
      ) : null}
      <p className="co-note">Met deze knop plaats je een bestelling met betalingsverplichting.</p>
      <OrderButton
        totalText={totalText}
        processing={processing}
        disabled={processing}
        onOrder={() => void confirm()}
      />
      <button
        type="button"
        className="co-text-button co-sheet-cancel"
        disabled={processing}
        onClick={() => dialog.current?.close()}
      >
        Annuleren
      </button>
    </dialog>
  );
}
