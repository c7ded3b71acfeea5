// Finds the state with which the checkout page starts: the pack, the customer's earlier input, and whether
// the customer returns from a bank. Only the browser has these data, so they are read after the page has
// loaded.

import { startTransition, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Page } from '#shared/href.ts';
import { cents, parseEuros, toDecimalText } from '#shared/money.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { choosePack } from '#web/client/pack-selection.ts';
import { readSelectedPack, STORED_PRICE_KEY, saveSelectedPack } from '#web/client/pack-storage.ts';
import { type CheckoutRequest, readOutcome } from '../calls/checkout-calls.ts';
import { restoreForm } from '../details/storage/restore-form.ts';
import { currentSessionId } from '../details/storage/session-id.ts';
import type { TypedForm } from '../details/storage/stored-details.ts';
import { type PaymentAdvice, paymentAdvice } from '../payment/payment-errors.ts';
import { adoptSession } from '../recovery/adopt-session.ts';
import type { CheckoutInfo } from './checkout-info.ts';
import type { LoadedCheckout } from './load-checkout.ts';

export type InitialCheckout = {
  typed: TypedForm;
  /**
   * Of the state with which the checkout page starts: the reason why the payment failed, for a customer who
   * returns from the bank; null for all other visits.
   */
  refused: PaymentAdvice | null;
  request: CheckoutRequest;
};

/**
 * Returns the state with which the checkout page starts; null until it is known. For a customer who has
 * already paid it stays null, and the page redirects to the success page.
 */
export function useInitialCheckout(
  { info, hasSession, recoverySession }: LoadedCheckout,
  canStart: boolean,
): InitialCheckout | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [initial, setInitial] = useState<InitialCheckout | null>(null);

  // Once per visit: later changes of the address are this page's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!canStart) return;
    let isCancelled = false;
    if (recoverySession) adoptSession(localStore, sessionStore, recoverySession);
    void Promise.all([restoreForm(hasSession), findArrival(query)]).then(([typed, arrival]) => {
      if (isCancelled) return;
      if (arrival.kind === 'paid') {
        const search = new URLSearchParams({ payment_intent: arrival.paymentIntentId });
        void navigate(`${'/checkout-success' satisfies Page}?${search}`);
        return;
      }
      // The whole form is drawn anew by it: whoever types meanwhile goes first.
      startTransition(() =>
        setInitial(buildInitialCheckout(info, query, withServedCountry(typed, info), arrival)),
      );
    });
    return () => {
      isCancelled = true;
    };
  }, [canStart]);

  return initial;
}

function buildInitialCheckout(
  info: CheckoutInfo,
  query: URLSearchParams,
  typed: TypedForm,
  arrival: Exclude<Arrival, { kind: 'paid' }>,
): InitialCheckout {
  const known = info.packs.map((pack) => pack.id);
  const remembered = readSelectedPack();
  const variant = choosePack({ query: query.get('variant'), ...remembered }, known);
  const storedPrice = remembered.stored === variant ? localStore.read(STORED_PRICE_KEY) : null;
  const shown = parseEuros(query.get('price') ?? storedPrice ?? '');
  const { country } = typed.details;
  const plain =
    typed.couponCode === null && (country === 'NL' || country === 'BE') && arrival.kind === 'fresh';
  const pack = info.packs.find(({ id }) => id === variant);
  const seen = plain ? (shown ?? (pack ? cents(pack.priceCents) : null)) : null;
  if (pack) saveSelectedPack(variant, toDecimalText(cents(pack.priceCents)));
  return {
    typed,
    refused: arrival.kind === 'refused' ? arrival.advice : null,
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

/** Replaces a country the shop no longer sends to by the default country, so that the form can open. */
function withServedCountry(typed: TypedForm, info: CheckoutInfo): TypedForm {
  if (info.countries.some(({ code }) => code === typed.details.country)) return typed;
  return { ...typed, details: { ...typed.details, country: DEFAULT_COUNTRY } };
}

type Arrival =
  | { kind: 'fresh' }
  | { kind: 'refused'; advice: PaymentAdvice }
  /**
   * The customer arrives at the checkout although the payment succeeded or is still in progress, and must not
   * pay again.
   */
  | { kind: 'paid'; paymentIntentId: string };

/**
 * Determines how the customer arrives at the checkout: directly, or from a bank after a failed payment. The
 * URL is only a hint; the server is asked for the outcome.
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
    if (!message) return { kind: 'refused', advice };
    const mentionsNoCharge = !message.includes('niets afgeschreven');
    return { kind: 'refused', advice: { ...advice, message, mentionsNoCharge } };
  } catch (error) {
    console.warn('Outcome not known', error);
    return { kind: 'refused', advice };
  }
}
