// The checkout as one screen from the first moment: the form stands in the HTML and may be filled in while
// the visit is looked up, the payment prepared and its pieces loaded; only paying waits for them.

import { useEffect, useRef } from 'react';
import { cents, toDecimalText } from '#shared/money.ts';
import { rememberPack } from '#web/client/pack-memory.ts';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import { measureCheckout } from '../order/measure-order.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { usePreparedPayment } from '../payment/use-prepared-payment.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutTitle } from './checkout-header.tsx';
import type { CheckoutPack } from './checkout-info.ts';
import { UnavailableScreen } from './checkout-notices.tsx';
import { CompactForm } from './compact-form.tsx';
import { FreshOrderScreen } from './fresh-order-screen.tsx';
import type { LoadedCheckout } from './load-checkout.ts';
import { SoldOutScreen } from './sold-out-screen.tsx';
import { useFreshOrder } from './use-fresh-order.ts';
import { useOpening } from './use-opening.ts';

export function CheckoutStart(loaded: LoadedCheckout) {
  const [freshOrder, goOn] = useFreshOrder();
  if (freshOrder) return <FreshOrderScreen order={freshOrder} onGoOn={goOn} />;
  return <CheckoutVisit {...loaded} mayBegin={freshOrder === null} />;
}

function CheckoutVisit({ mayBegin, ...loaded }: LoadedCheckout & { mayBegin: boolean }) {
  const { info, offers, hasSession } = loaded;
  const opening = useOpening(loaded, mayBegin);
  const preparation = usePreparedPayment(opening?.request ?? null);
  const { request, prepared, failure, ask } = preparation;
  const { kit, failed } = usePaymentKit(info.paymentProvider);
  useMeasuredCheckout(prepared?.quote ?? null);
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
        onChoose={(pack) => ask({ variant: keepPack(pack), forceNew: true })}
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
        opening={opening}
        quote={quote}
        // The same payment at another amount, so that no second one is left behind.
        onChoosePack={(pack) => ask({ variant: keepPack(pack), forceNew: false })}
      />
    </>
  );
}

/** Also for a reload: the address may name the pack the customer came for, and its price. */
function keepPack({ id, priceCents }: CheckoutPack): string {
  rememberPack(id, toDecimalText(cents(priceCents)));
  const address = new URL(window.location.href);
  for (const name of ['price', 'name', 't']) address.searchParams.delete(name);
  address.searchParams.set('variant', id);
  window.history.replaceState(window.history.state, '', address);
  return id;
}

/** Tells the measuring that a checkout began: once per visit, as soon as its amount is known. */
function useMeasuredCheckout(quote: ShownQuote | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (quote === null || told.current) return;
    told.current = true;
    measureCheckout(quote);
  }, [quote]);
}
