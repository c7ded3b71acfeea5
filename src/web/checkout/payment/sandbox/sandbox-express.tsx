// Express buttons of the stand-in provider: each opens a small sheet that plays the part of the wallet.
// Like a real wallet it brings an address when the form has none yet, so the order can always be sent.

import { useState } from 'react';
import { readAddressLines } from '#shared/recipient/recipient-address.ts';
import { PaymentMark, type PaymentName } from '#web/ui/marks/payment-mark.tsx';
import { type CustomerDetails, emptyDetails } from '../../details/customer-details.ts';
import { isAddressComplete } from '../../details/field-rules.ts';
import type { ExpressPaymentProps } from '../payment-form.ts';
import { confirmSandboxPayment, type SandboxWallet } from './confirm-sandbox-payment.ts';
import { WalletSheet } from './wallet-sheet.tsx';

const WALLETS: readonly { type: SandboxWallet; name: PaymentName; look: string }[] = [
  { type: 'apple_pay', name: 'Apple Pay', look: 'border-black bg-black text-white' },
  { type: 'google_pay', name: 'Google Pay', look: 'border-ash bg-white' },
  { type: 'paypal', name: 'PayPal', look: 'border-[#ffc439] bg-[#ffc439] text-[#001c64]' },
  { type: 'link', name: 'Link', look: 'border-[#00d66f] bg-[#00d66f] text-[#011e0f]' },
  { type: 'amazon_pay', name: 'Amazon Pay', look: 'border-[#ffd814] bg-[#ffd814]' },
];

export function SandboxExpress({ totalText, details, disabled, mayStart, pay }: ExpressPaymentProps) {
  const [open, setOpen] = useState<(typeof WALLETS)[number] | null>(null);
  const payable = isAddressComplete(details) ? details : withWalletAddress(details);
  return (
    <>
      <ul className="mb-2.5 grid grid-cols-6 gap-2">
        {WALLETS.map((wallet) => (
          <li
            key={wallet.type}
            className="col-span-2 nth-[-n+2]:col-span-3 max-[360px]:col-span-6 max-[360px]:nth-[-n+4]:col-span-3"
          >
            <button
              type="button"
              className={`min-h-12 w-full cursor-pointer rounded-lg border px-1 disabled:cursor-not-allowed disabled:opacity-55 ${wallet.look}`}
              data-wallet={wallet.type}
              disabled={disabled}
              aria-haspopup="dialog"
              onClick={() => {
                if (mayStart()) setOpen(wallet);
              }}
            >
              <PaymentMark name={wallet.name} className="mx-auto" />
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
