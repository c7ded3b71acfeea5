// The dialog that simulates the payment sheet of a wallet in the sandbox: amount, address and one button that
// places the order.

import { useState } from 'react';
import { addressLine } from '#shared/recipient/recipient-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { OrderButton } from '../../order/order-button.tsx';
import { Sheet } from '../../page/sheet.tsx';
import { PaymentAlert } from '../payment-alert.tsx';
import { type PaymentAdvice, paymentAdvice, RETRY_DELAY_MS } from '../payment-errors.ts';
import type { ExpressPaymentProps, PaymentOutcome } from '../payment-form.ts';
import type { WalletContent } from '../wallet-payer.ts';
import { NOT_SERVED } from '../wallet-texts.ts';
import { TEST_COUNTRIES, testWallet } from './test-wallet.ts';

type WalletSheetProps = Omit<ExpressPaymentProps, 'pay'> & {
  walletName: string;
  pay(): Promise<PaymentOutcome | null>;
  onClose(): void;
};

export function WalletSheet(props: WalletSheetProps) {
  const { walletName, quote, details, has, moveTo, pay, onClose } = props;
  const [processing, setProcessing] = useState(false);
  const [advice, setAdvice] = useState<PaymentAdvice | null>(null);
  const [chosen, setChosen] = useState(details.country);
  const [refused, setRefused] = useState(false);
  const isElsewhere = chosen !== quote.country;

  async function move(country: string): Promise<void> {
    setChosen(country);
    setRefused(false);
    if (!(await moveTo(country))) setRefused(true);
  }

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
      <PaymentInfo
        quote={quote}
        details={details}
        has={has}
        country={chosen}
        disabled={processing}
        onMove={(country) => void move(country)}
      />
      {refused ? (
        <p className="co-alert mb-3" role="alert">
          {`${NOT_SERVED.title}. ${NOT_SERVED.description}`}
        </p>
      ) : null}
      <PaymentAlert advice={advice} />
      {advice?.retry ? (
        <Button className="mb-3 w-full" disabled={processing} onClick={() => void confirm(RETRY_DELAY_MS)}>
          Opnieuw proberen
        </Button>
      ) : null}
      <p className="co-note">Met deze knop plaats je een bestelling met betalingsverplichting.</p>
      <OrderButton
        totalText={quote.text.total}
        processing={processing}
        disabled={processing || isElsewhere}
        onOrder={() => void confirm()}
      />
    </Sheet>
  );
}

type PaymentInfoProps = Pick<WalletSheetProps, 'quote' | 'details' | 'has'> & {
  country: string;
  disabled: boolean;
  onMove(country: string): void;
};

function PaymentInfo({ quote, details, has, country, disabled, onMove }: PaymentInfoProps) {
  const wallet = testWallet(country);
  const { text } = quote;
  const name = has.person ? `${details.firstName} ${details.lastName}` : wallet.name;
  return (
    <dl className="my-4 grid gap-0.5 border-line border-y py-4 leading-normal [&_dt]:text-tiny [&_dt]:text-smoke">
      <dt>Te betalen</dt>
      <dd className="text-[1.5rem] font-bold tabular-nums" translate="no">{`€${text.total}`}</dd>
      <dd className="co-note mb-2.5">
        {quote.shipping === 0 ? 'Verzending gratis' : `inclusief €${text.shipping} verzending`}
      </dd>
      <dt>Voor</dt>
      <dd className="mb-2.5" translate="no">
        <span>{name}</span>
        <br />
        <span>{has.person ? details.email : wallet.email}</span>
      </dd>
      <dt>
        <span>{has.address ? 'Bezorgadres' : 'Bezorgadres uit je testwallet'}</span>
      </dt>
      <dd translate="no">{has.address ? addressLine(details) : walletLine(wallet)}</dd>
      {has.address ? null : (
        <dd className="mt-2">
          <CountryChoice country={country} disabled={disabled} onMove={onMove} />
        </dd>
      )}
    </dl>
  );
}

function CountryChoice({
  country,
  disabled,
  onMove,
}: Pick<PaymentInfoProps, 'country' | 'disabled' | 'onMove'>) {
  const known = TEST_COUNTRIES.some(({ code }) => code === country);
  return (
    <label className="grid gap-1">
      <span className="text-tiny text-smoke">Ander adres uit je testwallet</span>
      <select
        className="co-input"
        value={country}
        disabled={disabled}
        onChange={(event) => onMove(event.target.value)}
      >
        {known ? null : <option value={country}>{country}</option>}
        {TEST_COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function walletLine({ address }: WalletContent): string {
  return address ? `${address.line1}, ${address.postalCode} ${address.city}` : '';
}
