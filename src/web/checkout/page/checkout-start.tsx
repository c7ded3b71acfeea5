// Everything that comes before the form: find what this visitor wants and typed, prepare the payment,
// and show the one screen that fits when that does not work.

import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Page } from '#shared/href.ts';
import { cents, fromEuros, parseEuros, toDecimalText, toDutchText } from '#shared/money.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { recallPack, rememberPack, STORED_PRICE } from '#web/client/pack-memory.ts';
import { choosePack } from '#web/client/pack-selection.ts';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CheckoutRequest } from '../calls/checkout-calls.ts';
import { readOutcome } from '../calls/checkout-calls.ts';
import { restoreForm } from '../details/kept/restore-form.ts';
import { currentSessionId } from '../details/kept/session-id.ts';
import { readTyped, type TypedForm } from '../details/kept/stored-details.ts';
import { measureCheckout } from '../order/measure-order.ts';
import { type PaymentAdvice, paymentAdvice } from '../payment/payment-errors.ts';
import { usePaymentKit } from '../payment/use-payment-kit.ts';
import { usePreparedPayment } from '../payment/use-prepared-payment.ts';
import { adoptSession } from '../recovery/adopt-session.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutInfo, CheckoutPack } from './checkout-info.ts';
import { LoadingScreen, PriceNotice, SoldOutScreen, UnavailableScreen } from './checkout-notices.tsx';
import { CompactForm } from './compact-form.tsx';
import type { LoadedCheckout } from './load-checkout.ts';

type Opening = { typed: TypedForm; arrival: Arrival; request: CheckoutRequest };

export function CheckoutStart({ info, hasSession, recoverySession }: LoadedCheckout) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Opening | null>(null);

  // Once per visit: later changes of the address are this page's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let left = false;
    if (recoverySession) adoptSession(localStore, sessionStore, recoverySession);
    void Promise.all([restoreForm(hasSession), findArrival(query)]).then(([typed, arrival]) => {
      if (left) return;
      if (arrival.kind === 'paid') {
        const search = new URLSearchParams({ payment_intent: arrival.paymentIntentId });
        void navigate(`${'/checkout-success' satisfies Page}?${search}`);
        return;
      }
      setOpening(openWith(info, query, served(typed, info), arrival));
    });
    return () => {
      left = true;
    };
  }, []);

  return opening ? (
    <PreparedCheckout info={info} opening={opening} returning={hasSession} />
  ) : (
    <LoadingScreen />
  );
}

type PreparedCheckoutProps = { info: CheckoutInfo; opening: Opening; returning: boolean };

function PreparedCheckout({ info, opening, returning }: PreparedCheckoutProps) {
  const preparation = usePreparedPayment(opening.request);
  const { request, prepared, pending, failure, ask } = preparation;
  const { kit, failed } = usePaymentKit(info.paymentProvider);
  useMeasuredCheckout(prepared?.quote ?? null);

  if (failure?.kind === 'sold_out') {
    const choose = (pack: CheckoutPack) => {
      rememberPack(pack.id, toDecimalText(cents(pack.priceCents)));
      ask({ variant: pack.id, forceNew: true });
    };
    return <SoldOutScreen variant={request.variant} packs={info.packs} onChoose={choose} />;
  }
  const Form = info.form === 'compact' ? CompactForm : CheckoutForm;
  if (failed)
    return (
      <UnavailableScreen
        message="De betaalpagina kon niet worden geladen. Controleer je internetverbinding."
        onRetry={() => window.location.reload()}
      />
    );
  if (prepared && kit)
    return (
      <Form
        info={info}
        returning={returning}
        kit={kit}
        preparation={preparation}
        prepared={prepared}
        // After a detour, such as choosing another pack, the newest text is this tab's own.
        start={readTyped(sessionStore) ?? opening.typed}
        arrival={opening.arrival.kind === 'refused' ? opening.arrival.advice : null}
      />
    );
  if (prepared || pending || failure === null) return <LoadingScreen />;
  if (failure.kind === 'price_changed')
    return (
      <PriceNotice
        quote={failure.quote}
        shownTotal={request.amount === null ? null : toDutchText(fromEuros(request.amount))}
        onAccept={() => ask({ amount: failure.quote.total / 100 })}
      />
    );
  return <UnavailableScreen message={failure.message} onRetry={() => ask({ amount: request.amount })} />;
}

function openWith(info: CheckoutInfo, query: URLSearchParams, typed: TypedForm, arrival: Arrival): Opening {
  const known = info.packs.map((pack) => pack.id);
  const remembered = recallPack();
  const variant = choosePack({ query: query.get('variant'), ...remembered }, known);
  const storedPrice = remembered.stored === variant ? localStore.read(STORED_PRICE) : null;
  const shown = parseEuros(query.get('price') ?? storedPrice ?? '');
  const { country } = typed.details;
  const plain =
    typed.couponCode === null && (country === 'NL' || country === 'BE') && arrival.kind === 'fresh';
  const pack = info.packs.find(({ id }) => id === variant);
  const seen = plain ? (shown ?? (pack ? cents(pack.priceCents) : null)) : null;
  if (pack) rememberPack(variant, toDecimalText(cents(pack.priceCents)));
  return {
    typed,
    arrival,
    request: {
      variant,
      sessionId: currentSessionId(sessionStore),
      country,
      couponCode: typed.couponCode,
      amount: seen === null ? null : seen / 100,
      forceNew: true,
    },
  };
}

/** A country the shop no longer sends to becomes the default one, so that the form can open at all. */
function served(typed: TypedForm, info: CheckoutInfo): TypedForm {
  if (info.countries.some(({ code }) => code === typed.details.country)) return typed;
  return { ...typed, details: { ...typed.details, country: DEFAULT_COUNTRY } };
}

type Arrival =
  | { kind: 'fresh' }
  | { kind: 'refused'; advice: PaymentAdvice }
  /** The payment went through after all, or still may: paying again would be paying twice. */
  | { kind: 'paid'; paymentIntentId: string };

/**
 * How the customer comes to the checkout: fresh, or back from a bank that says the payment failed. The address is
 * only a hint; what became of the payment is asked from the server.
 */
async function findArrival(query: URLSearchParams): Promise<Arrival> {
  const status = query.get('redirect_status');
  if (status !== 'failed' && status !== 'canceled') return { kind: 'fresh' };
  const advice = paymentAdvice('redirect_failed');
  const paymentIntentId = query.get('payment_intent');
  if (!paymentIntentId) return { kind: 'refused', advice };
  try {
    const { outcome, message } = await readOutcome(paymentIntentId);
    if (outcome === 'succeeded' || outcome === 'processing') return { kind: 'paid', paymentIntentId };
    return { kind: 'refused', advice: message ? { ...advice, message, saysNothingCharged: false } : advice };
  } catch (error) {
    console.warn('Outcome not known', error);
    return { kind: 'refused', advice };
  }
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
