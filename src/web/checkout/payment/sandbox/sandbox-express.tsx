// The express buttons of the sandbox: each opens a dialog that simulates the payment sheet of a wallet. Like
// a real wallet it knows its owner's name and address, so that the customer types nothing.

import { useState } from 'react';
import { type LogoName, PaymentLogo } from '../marks/payment-logo.tsx';
import type { ExpressPaymentProps, PaymentOutcome } from '../payment-form.ts';
import { walletPayer } from '../wallet-payer.ts';
import { confirmSandboxPayment, type SandboxWallet } from './confirm-sandbox-payment.ts';
import { testWallet } from './test-wallet.ts';
import { WalletSheet } from './wallet-sheet.tsx';

const WALLETS: readonly { type: SandboxWallet; name: string; logo: LogoName }[] = [
  { type: 'apple_pay', name: 'Apple Pay', logo: 'apple' },
  { type: 'google_pay', name: 'Google Pay', logo: 'google' },
  { type: 'paypal', name: 'PayPal', logo: 'paypal' },
  { type: 'link', name: 'Link', logo: 'link' },
  { type: 'amazon_pay', name: 'Amazon Pay', logo: 'amazon' },
];

export function SandboxExpress(props: ExpressPaymentProps) {
  const { details, disabled, mayStart, moveTo, pay, onMissingPerson } = props;
  const [open, setOpen] = useState<{ wallet: (typeof WALLETS)[number]; country: string } | null>(null);

  async function payWith(type: SandboxWallet): Promise<PaymentOutcome | null> {
    const result = walletPayer(details, props.has, testWallet(details.country));
    if (result.kind === 'payer')
      return pay(result.payer, (confirmation) => confirmSandboxPayment(confirmation, { type }));
    if (result.kind === 'nobody') onMissingPerson();
    return null;
  }

  return (
    <>
      <ul className="co-wallets">
        {WALLETS.map((wallet) => (
          <li key={wallet.type} className="flex">
            <button
              type="button"
              data-wallet={wallet.type}
              disabled={disabled}
              aria-haspopup="dialog"
              onClick={() => {
                if (mayStart()) setOpen({ wallet, country: details.country });
              }}
            >
              <PaymentLogo
                name={wallet.logo}
                label={wallet.name}
                className="mx-auto h-5 max-w-[calc(100%-12px)]"
              />
            </button>
          </li>
        ))}
      </ul>
      {open ? (
        <WalletSheet
          {...props}
          walletName={open.wallet.name}
          pay={() => payWith(open.wallet.type)}
          onClose={() => {
            setOpen(null);
            // Whoever goes back to the form finds the country it had.
            if (open.country !== details.country) void moveTo(open.country);
          }}
        />
      ) : null}
    </>
  );
}
