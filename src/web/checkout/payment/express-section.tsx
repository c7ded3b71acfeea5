// Betaal snel via: the wallets, above everything that has to be filled in. Nothing to pay, no wallets.

import { useState } from 'react';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CheckoutState } from '../page/use-checkout-form.ts';
import type { PaymentKit } from './payment-form.ts';

type ExpressSectionProps = {
  checkout: CheckoutState;
  kit: PaymentKit;
  quote: ShownQuote;
  clientSecret: string | null;
};

export function ExpressSection({ checkout, kit, quote, clientSecret }: ExpressSectionProps) {
  const [hasWallets, setHasWallets] = useState(true);
  if (checkout.free || clientSecret === null) return null;
  return (
    <section className="text-center" aria-labelledby="express-title" hidden={!hasWallets}>
      <h2 id="express-title" className="mb-3 text-[1rem] font-semibold">
        Betaal snel via
      </h2>
      <kit.Express
        clientSecret={clientSecret}
        amount={quote.total}
        totalText={quote.text.total}
        details={checkout.details}
        disabled={checkout.processing || checkout.blocked}
        mayStart={checkout.mayUseWallet}
        pay={checkout.payByWallet}
        onAvailability={setHasWallets}
      />
      <p className="co-note">
        In het volgende scherm bestel je met betalingsverplichting (€{quote.text.total}).
      </p>
      <p className="my-5 flex items-center gap-4 text-small text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <span>of vul gegevens in</span>
      </p>
    </section>
  );
}
