// Prepares a payment for a visitor's basket. The server computes the quote, reserves the pack and the coupon
// use, and creates a payment of exactly that amount at the provider. The amount the browser sends is only
// compared.

import { randomUUID } from 'node:crypto';
import {
  basketChange,
  findOpenDraft,
  hashSessionId,
  type RefuseBlockedNeeds,
  refuseBlocked,
} from '#modules/drafts/index.ts';
import {
  callProvider,
  freePaymentId,
  PaymentNotChangeable,
  type PaymentProvider,
  paymentReferenceOf,
  paymentValuesOf,
} from '#modules/payments/index.ts';
import { type Quote, type QuoteNeeds, quoteBasket, refuseQuote } from '#modules/pricing/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { enclosingNetworks } from '#platform/http/networks.ts';
import { continueTrace, currentTraceparent } from '#platform/trace/trace.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { toEuros } from '#shared/money.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { missingFields, type Recipient, recipientOf } from '#shared/recipient/recipient.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import { isInFlight, isSameAgreement } from './agreements/compare-agreements.ts';
import {
  type Agreement,
  bindAndRecordPayment,
  bindPayment,
  insertAgreement,
  listAgreements,
  openBasket,
} from './checkout.repository.ts';
import type { CheckoutStarted, StartCheckout } from './contract.ts';
import { refuseClosed, type SellingNeeds } from './guards/refuse-closed.ts';
import { holdKeyOf } from './hold.ts';
import { type PlaceHoldsNeeds, placeHolds } from './place-holds.ts';
import { recordUnpreparedPayment } from './reconciliation/list-unprepared-payments.ts';

export type StartCheckoutNeeds = PlaceHoldsNeeds &
  Omit<QuoteNeeds, 'getSettings'> &
  RefuseBlockedNeeds &
  SellingNeeds & {
    database: Database;
    provider: PaymentProvider;
    clock: Clock;
    hashSender(network: string): string;
  };

type Basket = Omit<StartCheckout, 'sessionId'> & {
  sessionId: string;
  /**
   * The buyer's network address, to limit the number of holds per network. When it is missing, there is no
   * limit.
   */
  network?: string;
};

/**
 * Prepares a payment for a basket. Pack and coupon use are reserved for 15 minutes; the same session can
 * renew this, up to 45 minutes in total. When the visitor's network has reserved too many packs already, the
 * payment is prepared without a reservation. Throws 422 `unknown_variant`, `unknown_country`,
 * `coupon_invalid`, `amount_too_small`; 403 `customer_blocked`; 409 `price_changed` (with the correct quote),
 * `sold_out`; 503 `shop_closed`, `payment_unavailable` (recorded for the operator).
 */
export async function startCheckout(shop: StartCheckoutNeeds, basket: Basket): Promise<CheckoutStarted> {
  try {
    return await prepare(shop, basket);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment_unavailable')
      await recordUnpreparedPayment(shop, basket.sessionId);
    throw error;
  }
}

async function prepare(shop: StartCheckoutNeeds, basket: Basket): Promise<CheckoutStarted> {
  await refuseClosed(shop);
  const { database } = shop;
  const sessionHash = hashSessionId(basket.sessionId);
  const open = await findOpenDraft(database.orm, sessionHash);
  await refuseBlocked(shop, database.orm, open?.customerEmail ?? '');
  const couponCode = readCouponCode(basket.couponCode);
  const country = basket.country || open?.country || DEFAULT_COUNTRY;
  const holdKey = open ? holdKeyOf(open.id) : 'new';
  const postalCode = open && parseCountry(country) === open.country ? open.postalCode : null;
  const quote = await quoteBasket(shop, {
    variant: basket.variant,
    country,
    postalCode,
    couponCode,
    holdKey,
  });
  refuseQuote(quote, basket.amount);
  const agreed = await database.transaction((tx) =>
    agree(shop, tx, {
      sessionHash,
      quote,
      network: basket.network,
      recipient: recipientFor(open, quote),
    }),
  );
  return quote.total === 0 ? startFree(shop, agreed) : startPayment(shop, agreed, basket.forceNew ?? false);
}

/**
 * A stored agreement with `usedLast`, the id of the payment that the same basket used before; null when there
 * is none.
 */
type Agreed = { agreement: Agreement; usedLast: string | null };

/**
 * Returns the recipient of the basket; null when a required field is missing, or when the country is not that
 * of the quote.
 */
function recipientFor(open: Recipient | null, quote: Quote): Recipient | null {
  const isWhole =
    open !== null && open.country === quote.country && missingFields(open, 'order').length === 0;
  return isWhole ? recipientOf(open) : null;
}

type AgreementInput = {
  sessionHash: string;
  quote: Quote;
  network: string | undefined;
  recipient: Recipient | null;
};

/** Writes the basket, its holds (reserved pack and coupon use) and the agreement in one transaction. */
async function agree(
  shop: StartCheckoutNeeds,
  tx: Orm,
  { sessionHash, quote, network, recipient }: AgreementInput,
): Promise<Agreed> {
  const now = shop.clock.now();
  const from = network ? networksOf(shop, network) : null;
  const change = { ...basketChange(quote), country: quote.country, couponCode: quote.coupon?.code ?? null };
  const { id: draftId, isNamed } = await openBasket(tx, { sessionHash, ...change, updatedAt: now }, from);
  const holdKey = holdKeyOf(draftId);
  const holdsCoupon = await placeHolds(shop, tx, quote, { holdKey, now, network: from, isNamed });
  const agreement = {
    id: randomUUID(),
    draftId,
    paymentId: null,
    amount: quote.total,
    quote,
    recipient,
    agreedAt: null,
    createdAt: now,
  };
  const { usedLast } = await insertAgreement(tx, agreement, holdsCoupon ? null : holdKey);
  return { agreement, usedLast };
}

/**
 * Returns the hashes of the buyer's network and the wider networks around it, widest first, separated by
 * spaces, in the form in which holds store them.
 */
function networksOf({ hashSender }: Pick<StartCheckoutNeeds, 'hashSender'>, network: string): string {
  return enclosingNetworks(network)
    .toReversed()
    .map((around) => hashSender(around.network))
    .join(' ');
}

async function startFree(
  { database }: Pick<StartCheckoutNeeds, 'database'>,
  { agreement }: Agreed,
): Promise<CheckoutStarted> {
  const paymentId = freePaymentId(agreement.id);
  await bindPayment(database.orm, agreement.id, paymentId);
  return started(agreement.quote, paymentId, null);
}

async function startPayment(
  shop: StartCheckoutNeeds,
  { agreement, usedLast }: Agreed,
  forceNew: boolean,
): Promise<CheckoutStarted> {
  const { database, provider, clock } = shop;
  const { payment, clientSecret } = await callProvider(async () => {
    const reused = usedLast && !forceNew ? await reuse(shop, usedLast, agreement) : null;
    return (
      reused ??
      provider.create({
        amount: agreement.amount,
        reference: agreement.id,
        traceparent: currentTraceparent(),
        idempotencyKey: agreement.id,
      })
    );
  });
  await bindAndRecordPayment(database.orm, agreement.id, paymentValuesOf(payment, clock.now()));
  return started(agreement.quote, payment.id, clientSecret);
}

/**
 * Updates the basket's previous payment to the new amount and returns it. Returns null when that payment is
 * finished, or when the customer is already paying it for another agreement. The agreement is linked to the
 * payment before the provider is called, so that a payment is matched even if this process crashes in
 * between.
 */
async function reuse(
  { database, provider }: Pick<StartCheckoutNeeds, 'database' | 'provider'>,
  paymentId: string,
  agreement: Agreement,
) {
  if (paymentReferenceOf(paymentId).kind !== 'provider') return null;
  await bindPayment(database.orm, agreement.id, paymentId);
  try {
    const reused = await provider.updateAmount(paymentId, agreement.amount);
    if (isInFlight(reused.payment) && !(await isAgreedAlready(database.orm, paymentId, agreement)))
      throw new PaymentNotChangeable(`${paymentId} is under way for another agreement`);
    continueTrace(reused.payment.traceparent);
    return reused;
  } catch (error) {
    if (!(error instanceof PaymentNotChangeable)) throw error;
    await bindPayment(database.orm, agreement.id, null);
    return null;
  }
}

async function isAgreedAlready(orm: Orm, paymentId: string, agreement: Agreement): Promise<boolean> {
  const earlier = (await listAgreements(orm, paymentId)).filter(({ id }) => id !== agreement.id);
  return earlier.every((each) => isSameAgreement(each, agreement));
}

function started(quote: Quote, paymentIntentId: string, clientSecret: string | null): CheckoutStarted {
  return { clientSecret, paymentIntentId, amount: toEuros(quote.total), currency: 'eur', quote };
}
