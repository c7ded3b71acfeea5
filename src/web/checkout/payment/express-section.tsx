// The section Betaal snel via: the wallet buttons above all fields. Hidden when there is nothing to pay.

import { useState } from 'react';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { LoadingPayment } from '../page/checkout-notices.tsx';
import type { CheckoutState } from '../page/use-checkout-form.ts';
import type { PaymentKit } from './payment-form.ts';

type ExpressSectionProps = {
  checkout: CheckoutState;
  countries: CheckoutInfo['countries'];
  /** Of the section with wallet buttons: the payment provider's components; null while they load. */
  kit: PaymentKit | null;
  quote: ShownQuote;
  /**
   * Of the section with wallet buttons: the client secret with which the provider's script confirms the
   * payment; null while no payment is prepared.
   */
  clientSecret: string | null;
};

export function ExpressSection({ checkout, countries, kit, quote, clientSecret }: ExpressSectionProps) {
  const [hasWallets, setHasWallets] = useState(true);
  if (checkout.free) return null;
  return (
    <section aria-labelledby="express-title" hidden={!hasWallets}>
      <h2 id="express-title" className="text-small font-semibold">
        Betaal snel via
      </h2>
      <p className="mb-2 text-tiny text-smoke">
        Hiermee bestel je met betalingsverplichting: <span translate="no">{`€${quote.text.total}`}</span>.
      </p>
      {kit && clientSecret ? (
        <kit.Express
          clientSecret={clientSecret}
          quote={quote}
          details={checkout.details}
          has={{ person: checkout.personComplete, address: checkout.addressComplete }}
          countries={countries}
          disabled={checkout.processing || checkout.blocked}
          {...checkout.wallet}
          onAvailability={setHasWallets}
        />
      ) : (
        <ComingWallets />
      )}
      <p className="my-3 flex items-center gap-4 text-note text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <span>of vul gegevens in</span>
      </p>
    </section>
  );
}

/**
 * Placeholder of the wallet buttons. It reserves their space, so that nothing moves when they appear, and
 * says what is loading.
 */
function ComingWallets() {
  return (
    <div className="relative">
      <div className="co-wallets" aria-hidden="true">
        {['one', 'two', 'three', 'four', 'five'].map((place) => (
          <span key={place} />
        ))}
      </div>
      <div className="absolute inset-0 grid place-items-center">
        <LoadingPayment className="rounded-full bg-white px-5 py-2 font-semibold" />
      </div>
    </div>
  );
}
