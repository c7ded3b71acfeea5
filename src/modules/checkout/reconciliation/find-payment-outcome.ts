// Determines the payment outcome for the success page. Only the provider's answer decides, and a successful
// payment becomes an order here too. The provider's answer is cached for a short time, and an existing order
// is returned at once.

import { LRUCache } from 'lru-cache';
import { expectedArrival } from '#modules/order-overview/index.ts';
import { findOrderByPayment, orderNumber } from '#modules/orders/index.ts';
import { PaymentProviderUnavailable, type ProviderPayment } from '#modules/payments/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import { toEuros } from '#shared/money.ts';
import { listAgreements } from '../checkout.repository.ts';
import type { PaymentOutcome } from '../contract.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';
import { failureSentence } from '../recovery/payment-failures.ts';

export type FindPaymentOutcome = (paymentId: string) => Promise<PaymentOutcome>;

const NOTHING_KNOWN: PaymentOutcome = {
  outcome: 'unknown',
  orderId: null,
  orderNumber: null,
  message: null,
  variant: null,
  amount: null,
  arrivesOn: null,
};

/**
 * The time in milliseconds that the provider's answer about a payment is cached. It is shorter than the two
 * seconds after which the success page asks again.
 */
const OUTCOME_TTL_MS = 1_500;
const MAX_OUTCOMES = 1000;

type Needs = PlaceOrderNeeds & { getSettings: GetSettings };

/**
 * Creates the function that determines the outcome of a payment for the success page. The function caches
 * outcomes for a short time, so that concurrent calls for one payment become one request to the provider.
 * While the provider is unavailable, the outcome is `processing`.
 */
export function createFindPaymentOutcome(shop: Needs): FindPaymentOutcome {
  const words = new LRUCache<string, PaymentOutcome>({
    max: MAX_OUTCOMES,
    ttl: OUTCOME_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => shop.clock.now().getTime() },
    fetchMethod: (paymentId) => fetchOutcome(shop, paymentId),
  });
  return async (paymentId) =>
    (await findOrderByPayment(shop.database.orm, paymentId))
      ? fetchOutcome(shop, paymentId)
      : words.forceFetch(paymentId);
}

async function fetchOutcome(shop: Needs, paymentId: string): Promise<PaymentOutcome> {
  const [agreement] = await listAgreements(shop.database.orm, paymentId);
  if (!agreement) return NOTHING_KNOWN;
  const basket = { variant: agreement.quote.variant, amount: toEuros(agreement.amount) };
  try {
    const result = await placeOrder(shop, paymentId, 'success_page');
    if (result.kind === 'unknown') return NOTHING_KNOWN;
    if (result.kind === 'not_paid') return { ...NOTHING_KNOWN, ...basket, ...unpaid(result.payment) };
    const { delivery } = await shop.getSettings();
    return {
      ...basket,
      outcome: 'succeeded',
      orderId: result.order.id,
      orderNumber: orderNumber(result.order.id),
      message: null,
      arrivesOn: expectedArrival(result.order, delivery.cutOff),
    };
  } catch (error) {
    // When the provider is unavailable, the page keeps polling.
    if (error instanceof PaymentProviderUnavailable)
      return { ...NOTHING_KNOWN, ...basket, outcome: 'processing' };
    throw error;
  }
}

function unpaid(payment: ProviderPayment): Pick<PaymentOutcome, 'outcome' | 'message'> {
  switch (payment.status) {
    case 'processing':
    case 'requires_capture':
      return { outcome: 'processing', message: null };
    case 'canceled':
      return { outcome: 'not_paid', message: 'Deze betaling is geannuleerd. Er is niets afgeschreven.' };
    default:
      return { outcome: 'not_paid', message: failureSentence(payment.lastFailure) };
  }
}
