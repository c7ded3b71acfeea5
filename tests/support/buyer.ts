// A buyer over HTTP: a session and the requests a checkout page makes. Shared by the integration tests, the
// chaos test and the benchmark.

import { randomBytes } from 'node:crypto';
import {
  type BackupOrderAnswer,
  backupOrderAnswerSchema,
  type CheckoutStarted,
  checkoutStartedSchema,
} from '#modules/checkout/contract.ts';
import { type Draft, draftSchema } from '#modules/drafts/contract.ts';
import { type Answer, callHttp } from './http-call.ts';

export const TEST_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
/** A test card whose refund is accepted and fails later. */
export const FAILS_LATER = '4000000000005126';
export const DISPUTED = '4000000000000259';

export const DETAILS = {
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.nl',
  streetName: 'Dam',
  houseNumber: '1',
  postalCode: '1012JS',
  city: 'Amsterdam',
  country: 'NL',
} as const;

export type Basket = {
  variant: string;
  couponCode?: string;
  country?: string;
  amount?: number;
  forceNew?: boolean;
};

export type Buyer = {
  readonly sessionId: string;
  call(
    method: string,
    path: string,
    body?: object | string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Saves details in the draft; throws when the shop refuses them. */
  saveDetails(fields?: Record<string, string | boolean>): Promise<Draft>;
  /** Returns the answer of POST /api/checkout, including a refusal. */
  tryCheckout(basket: Basket): Promise<Answer>;
  /** Starts the checkout of a basket; throws when the shop refuses it. */
  checkout(basket: Basket): Promise<CheckoutStarted>;
  confirm(clientSecret: string | null, method: object): Promise<Answer>;
  payByCard(started: CheckoutStarted, number?: string): Promise<Answer>;
  /** Starts an iDEAL payment and decides on the page of the bank. */
  payAtBank(started: CheckoutStarted, action?: 'approve' | 'refuse' | 'later'): Promise<Answer>;
  tryOrder(paymentIntentId: string, details?: object): Promise<Answer>;
  askForOrder(paymentIntentId: string): Promise<BackupOrderAnswer>;
};

export function newSessionId(): string {
  return `checkout_${Date.now()}_${randomBytes(16).toString('hex')}`;
}

export function createBuyer(address: string, sessionId = newSessionId()): Buyer {
  const call: Buyer['call'] = (method, path, body, headers = {}) =>
    callHttp({ method, url: `${address}${path}`, headers, body });
  const confirm: Buyer['confirm'] = (clientSecret, paymentMethod) =>
    call('POST', '/api/stripe/sandbox/confirm', {
      clientSecret,
      returnUrl: '/checkout-success',
      paymentMethod,
    });
  const tryCheckout: Buyer['tryCheckout'] = (basket) =>
    call('POST', '/api/checkout', { sessionId, ...basket });
  const tryOrder: Buyer['tryOrder'] = (paymentIntentId, details = {}) =>
    call('POST', '/api/create-order-from-success', { paymentIntentId, sessionId, ...details });
  return {
    sessionId,
    call,
    confirm,
    tryCheckout,
    tryOrder,
    async saveDetails(fields = DETAILS) {
      return draftSchema.parse(
        accepted(await call('POST', '/api/draft-orders/upsert', { sessionId, ...fields })),
      );
    },
    async checkout(basket) {
      return checkoutStartedSchema.parse(accepted(await tryCheckout(basket)));
    },
    payByCard: ({ clientSecret }, number = TEST_CARD) =>
      confirm(clientSecret, { type: 'card', number, expiry: '12/34', cvc: '123' }),
    async payAtBank({ clientSecret, paymentIntentId }, action = 'approve') {
      accepted(await confirm(clientSecret, { type: 'ideal' }));
      return call('POST', `/sandbox/bank/${paymentIntentId}`, `action=${action}`, {
        'content-type': 'application/x-www-form-urlencoded',
      });
    },
    async askForOrder(paymentIntentId) {
      return backupOrderAnswerSchema.parse(accepted(await tryOrder(paymentIntentId)));
    },
  };
}

/**
 * Makes a purchase: details, checkout, card payment and the order of the success page, one after the other.
 */
export async function buyByCard(
  buyer: Buyer,
  basket: Basket,
): Promise<CheckoutStarted & { order: BackupOrderAnswer }> {
  await buyer.saveDetails();
  const started = await buyer.checkout(basket);
  accepted(await buyer.payByCard(started));
  return { ...started, order: await buyer.askForOrder(started.paymentIntentId) };
}

type Sale = Partial<Basket> & { card?: string; details?: Record<string, string | boolean> };

/**
 * Makes a purchase by a new buyer and returns its ids; throws when no order was placed. The jobs that follow
 * may still be running.
 */
export async function sell(shop: { newBuyer(): Buyer }, { card, details, ...basket }: Sale = {}) {
  const buyer = shop.newBuyer();
  const { id: draftId } = await buyer.saveDetails(details);
  const started = await buyer.checkout({ variant: '1x', ...basket });
  accepted(await buyer.payByCard(started, card));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  if (orderId === null) throw new Error('The order was not placed');
  return { orderId, draftId, paymentId: started.paymentIntentId };
}

/** Returns the body of a successful answer; throws otherwise. */
export function accepted(answer: Answer): unknown {
  if (answer.status === 200) return answer.body;
  throw new Error(`The shop answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 400)}`);
}
