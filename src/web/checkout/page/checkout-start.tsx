// The checkout as one screen from the start. The server-rendered form can be filled in while the payment is
// prepared and its scripts load; only paying has to wait.

import { useEffect, useRef } from 'react';
import { cents, toDecimalText } from '#shared/money.ts';
import { saveSelectedPack } from '#web/client/pack-storage.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import { trackCheckout } from '../order/track-purchase.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { usePreparedPayment } from '../payment/use-prepared-payment.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutTitle } from './checkout-header.tsx';
import type { CheckoutPack } from './checkout-info.ts';
import { UnavailableScreen } from './checkout-notices.tsx';
import { CompactForm } from './compact-form.tsx';
import type { LoadedCheckout } from './load-checkout.ts';
import { RecentOrderScreen } from './recent-order-screen.tsx';
import { SoldOutScreen } from './sold-out-screen.tsx';
import { useInitialCheckout } from './use-initial-checkout.ts';
import { useRecentOrder } from './use-recent-order.ts';

export function CheckoutStart(loaded: LoadedCheckout) {
  const [freshOrder, goOn] = useRecentOrder();
  if (freshOrder) return <RecentOrderScreen order={freshOrder} onContinue={goOn} />;
  return <LoadedCheckoutScreen {...loaded} canStart={freshOrder === null} />;
}

function LoadedCheckoutScreen({ canStart, ...loaded }: LoadedCheckout & { canStart: boolean }) {
  const { info, offers, hasSession } = loaded;
  const initial = useInitialCheckout(loaded, canStart);
  const preparation = usePreparedPayment(initial?.request ?? null);
  const { request, prepared, failure, prepare } = preparation;
  const { kit, failed } = usePaymentKit(info.paymentProvider);
  useTrackedCheckout(prepared?.quote ?? null);
  const variant = request?.variant ?? loaded.variant;
  const quote = prepared?.quote ?? offers.find((offer) => offer.variant === variant);

  // What there is none of is offered to nobody, not even until a payment is refused; but whoever was here
  // before may hold the last one.
  const isGone =
    prepared === null && !hasSession && info.packs.find(({ id }) => id === variant)?.soldOut === true;
  if (failure?.kind === 'sold_out' || isGone || !quote) {
    return (
      <SoldOutScreen
        variant={variant}
        info={info}
        onChoose={(pack) => prepare({ variant: selectPack(pack), forceNew: true })}
      />
    );
  }
  if (failed)
    return (
      <UnavailableScreen
        message="De betaalpagina kon niet worden geladen. Controleer je internetverbinding."
        onRetry={() => window.location.reload()}
      />
    );
  const Form = info.form === 'compact' ? CompactForm : CheckoutForm;
  return (
    <>
      <CheckoutTitle yields>Bestellen</CheckoutTitle>
      <noscript className="co-note">Zet JavaScript aan in je browser om te bestellen.</noscript>
      <Form
        info={info}
        returning={hasSession}
        kit={kit}
        preparation={preparation}
        initial={initial}
        quote={quote}
        // The same payment at another amount, so that no second one is left behind.
        onChoosePack={(pack) => prepare({ variant: selectPack(pack), forceNew: false })}
      />
    </>
  );
}

/**
 * Selects a pack and returns its id. The choice is stored in this browser and put into the URL in place of
 * the previous pack, so that a reload keeps it.
 */
function selectPack({ id, priceCents }: CheckoutPack): string {
  saveSelectedPack(id, toDecimalText(cents(priceCents)));
  const address = new URL(window.location.href);
  for (const name of ['price', 'name', 't']) address.searchParams.delete(name);
  address.searchParams.set('variant', id);
  window.history.replaceState(window.history.state, '', address);
  return id;
}

/** Reports the start of a checkout to analytics, once per visit, as soon as `quote` is not null. */
function useTrackedCheckout(quote: ShownQuote | null): void {
  const hasTracked = useRef(false);
  useEffect(() => {
    if (quote === null || hasTracked.current) return;
    hasTracked.current = true;
    trackCheckout(quote);
  }, [quote]);
}
