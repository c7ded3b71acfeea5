// Express buttons of the stand-in provider: each opens a small sheet that plays the part of the wallet.
// Like a real wallet it brings an address when the form has none yet, so the order can always be sent.

import { useState } from 'react';
import { readAddressLines } from '#shared/recipient/recipient-address.ts';
import { type CustomerDetails, emptyDetails } from '../../details/customer-details.ts';
import { isAddressComplete } from '../../details/field-rules.ts';
import type { ExpressPaymentProps } from '../payment-form.ts';
import { confirmSandboxPayment, type SandboxWallet } from './confirm-sandbox-payment.ts';
import { WalletSheet } from './wallet-sheet.tsx';

const WALLETS: readonly { type: SandboxWallet; name: string }[] = [
  { type: 'apple_pay', name: 'Apple Pay' },
  { type: 'google_pay', name: 'Google Pay' },
  { type: 'paypal', name: 'PayPal' },
  { type: 'link', name: 'Link' },
  { type: 'amazon_pay', name: 'Amazon Pay' },
];

export function SandboxExpress({ totalText, details, disabled, mayStart, pay }: ExpressPaymentProps) {
  const [open, setOpen] = useState<(typeof WALLETS)[number] | null>(null);
  const payable = isAddressComplete(details) ? details : withWalletAddress(details);
  return (
    <>
      <ul className="co-wallets">
        {WALLETS.map((wallet) => (
          <li key={wallet.type}>
            <button
              type="button"
              className="co-wallet"
              data-wallet={wallet.type}
              disabled={disabled}
              aria-haspopup="dialog"
              onClick={() => {
                if (mayStart()) setOpen(wallet);
              }}
            >
              {wallet.name}
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
