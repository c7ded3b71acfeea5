// Express buttons of the stand-in provider: each opens a small sheet that plays the part of the wallet.
// Like a real wallet it brings an address when the form has none yet, so the order can always be sent.

import { useState } from 'react';
import { readAddressLines } from '#shared/recipient/recipient-address.ts';
import { type CustomerDetails, emptyDetails } from '../../details/customer-details.ts';
import { isAddressComplete } from '../../details/field-rules.ts';
import { type LogoName, PaymentLogo } from '../marks/payment-logo.tsx';
import type { ExpressPaymentProps } from '../payment-form.ts';
import { confirmSandboxPayment, type SandboxWallet } from './confirm-sandbox-payment.ts';
import { WalletSheet } from './wallet-sheet.tsx';

const WALLETS: readonly { type: SandboxWallet; name: string; logo: LogoName }[] = [
  { type: 'apple_pay', name: 'Apple Pay', logo: 'apple' },
  { type: 'google_pay', name: 'Google Pay', logo: 'google' },
  { type: 'paypal', name: 'PayPal', logo: 'paypal' },
  { type: 'link', name: 'Link', logo: 'link' },
  { type: 'amazon_pay', name: 'Amazon Pay', logo: 'amazon' },
];

export function SandboxExpress({ totalText, details, disabled, mayStart, pay }: ExpressPaymentProps) {
  const [open, setOpen] = useState<(typeof WALLETS)[number] | null>(null);
  const payable = isAddressComplete(details) ? details : withWalletAddress(details);
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
                if (mayStart()) setOpen(wallet);
              }}
            >
              <PaymentLogo name={wallet.logo} className="mx-auto h-5 max-w-[calc(100%-12px)]" />
              <span className="sr-only">{wallet.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {open ? (
        <WalletSheet
          walletName={open.name}
          totalText={totalText}
          details={payable}
          ownAddress={payable === details}
          pay={() => pay(payable, (confirmation) => confirmSandboxPayment(confirmation, { type: open.type }))}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

/** The address a test wallet holds, in the country the total was made for. */
export function withWalletAddress(details: CustomerDetails): CustomerDetails {
  const postalCodes: Record<string, string> = { NL: '1234AB', BE: '1000' };
  return {
    ...details,
    country: details.country || emptyDetails.country,
    ...readAddressLines(details.country, { line1: 'Voorbeeldstraat 1', line2: '', state: '' }),
    postalCode: postalCodes[details.country] ?? '10001',
    city: details.country === 'NL' ? 'Amsterdam' : 'Voorbeeldstad',
  };
}
