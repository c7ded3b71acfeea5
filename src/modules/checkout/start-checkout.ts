// Prepares a payment for a visitor's basket: the server's own quote, a pack and a coupon use set aside, a payment at
// the provider of exactly that amount. What the browser says about the amount is compared and nothing more.

import { randomUUID } from 'node:crypto';
import { countHoldsOfNetwork, findHeldSince, hasStock, holdStock } from '#modules/catalog/index.ts';
import { holdCoupon, releaseCoupon } from '#modules/coupons/index.ts';
import {
  basketChange,
  changeDraft,
  type DraftRow,
  findOpenDraft,
  hashSessionId,
  lockOpenDraft,
  type QuoteBasket,
} from '#modules/drafts/index.ts';
import { PaymentNotChangeable, type PaymentProvider, rememberPayment } from '#modules/payments/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { DEFAULT_COUNTRY } from '#shared/countries.ts';
import { cents, fromEuros, toEuros } from '#shared/money.ts';
import { Refusal } from '#shared/problems.ts';
import { type Agreement, bindPayment, insertAgreement, listDraftPayments } from './checkout.repository.ts';
import type { CheckoutStarted, StartCheckout } from './contract.ts';
import { holdKeyOf, holdSpan } from './hold.ts';
import { reachProvider } from './reach-provider.ts';

export type StartCheckoutUseCase = (
  input: Omit<StartCheckout, 'sessionId'> & {
    sessionId: string;
    /** Where the buyer comes from; without it nothing is counted. */
    network?: string;
  },
) => Promise<CheckoutStarted>;

export type StartCheckoutPorts = {
  database: Database;
  provider: PaymentProvider;
  quoteBasket: QuoteBasket;
  clock: Clock;
  hashSender(network: string): string;
  /** How many baskets of one network may hold something at the same time. */
  holdsPerNetwork: number;
};

/** What every method of payment can move at least; a coupon may leave less, but never less and something. */
const LEAST_PAYMENT = cents(50);

/**
 * Refuses with 422 `unknown_variant`, `unknown_country`, `coupon_invalid`, `amount_too_small`, 409 `price_changed` (with the right quote),
 * 409 `sold_out`, 503 `payment_unavailable`. The hold on pack and coupon lasts 15 minutes; the same session renews its own, for
 * three quarters of an hour in all. A network that holds much already gets its payment without a hold.
 */
export function createStartCheckout(ports: StartCheckoutPorts): StartCheckoutUseCase {
  const { database, clock } = ports;
  return async (input) => {
    const sessionHash = hashSessionId(input.sessionId);
    const open = await findOpenDraft(database.orm, sessionHash);
    const couponCode = input.couponCode?.trim().toUpperCase() || null;
    const country = input.country || open?.country || DEFAULT_COUNTRY;
    const holdKey = open ? holdKeyOf(open.id) : 'new';
    const quote = await ports.quoteBasket({ variant: input.variant, country, couponCode, holdKey });
    refuseInvalidCoupon(quote);
    refuseOtherAmount(quote, input.amount);
    refuseTinyAmount(quote);
    const agreed = await database.transaction((tx) => agree(tx, sessionHash, quote, input.network));
    return quote.total === 0 ? startFree(agreed) : startPayment(agreed, input.forceNew ?? false);
  };

  /** One transaction: the basket, the holds and the agreement stand or fall together. */
  async function agree(
    tx: Orm,
    sessionHash: string,
    quote: Quote,
    network: string | undefined,
  ): Promise<{ agreement: Agreement; draft: DraftRow }> {
    const now = clock.now();
    const draft = await lockOpenDraft(tx, sessionHash, now);
    const holdKey = holdKeyOf(draft.id);
    await setAside(tx, quote, { holdKey, now, network: network ? ports.hashSender(network) : null });
    await changeDraft(tx, draft.id, {
      ...basketChange(quote),
      country: quote.country,
      couponCode: quote.coupon?.code ?? null,
      updatedAt: now,
    });
    const agreement = {
      id: randomUUID(),
      draftId: draft.id,
      paymentId: null,
      amount: quote.total,
      quote,
      createdAt: now,
    };
    await insertAgreement(tx, agreement);
    return { agreement, draft };
  }

  /** Pack and coupon use. A payment without a hold is honoured like one whose hold has run out. */
  async function setAside(
    tx: Orm,
    quote: Quote,
    { holdKey, now, network }: { holdKey: string; now: Date; network: string | null },
  ): Promise<void> {
    const pack = { variantCode: quote.variant, holdKey, now };
    // What costs nothing is placed only while it is held, so it always is.
    const isFree = quote.total === 0;
    const span = holdSpan(isFree ? null : await findHeldSince(tx, holdKey), now);
    const isFull =
      network !== null &&
      !isFree &&
      (await countHoldsOfNetwork(tx, { network, holdKey, now })) >= ports.holdsPerNetwork;
    const held =
      span && !isFull ? await holdStock(tx, { ...pack, ...span, network }) : await hasStock(tx, pack);
    if (held === 'sold_out' || held === false) throw soldOut();
    if (span === null) await releaseCoupon(tx, holdKey);
    else await holdCouponOf(tx, quote, { holdKey, until: span.until, now });
  }

  async function startFree({ agreement }: { agreement: Agreement }): Promise<CheckoutStarted> {
    const paymentId = `free_${agreement.id.replaceAll('-', '')}`;
    await database.transaction((tx) => bindPayment(tx, agreement.id, paymentId));
    return started(agreement.quote, paymentId, null);
  }

  async function startPayment(
    { agreement, draft }: { agreement: Agreement; draft: DraftRow },
    forceNew: boolean,
  ): Promise<CheckoutStarted> {
    const [latest] = forceNew ? [] : await listDraftPayments(database.orm, draft.id);
    const { payment, clientSecret } = await reachProvider(async () => {
      const reused = latest ? await reuse(latest, agreement) : null;
      return (
        reused ??
        ports.provider.create({
          amount: cents(agreement.amount),
          reference: agreement.id,
          idempotencyKey: agreement.id,
        })
      );
    });
    await database.transaction(async (tx) => {
      await bindPayment(tx, agreement.id, payment.id);
      await rememberPayment(tx, payment, clock.now());
    });
    return started(agreement.quote, payment.id, clientSecret);
  }

  /**
   * The draft's own payment with the new amount; null when it is under way or finished already. The agreement is
   * bound first: a payment of the new amount always finds it, also when this process dies before it can answer.
   */
  async function reuse(paymentId: string, agreement: Agreement) {
    if (paymentId.startsWith('free_')) return null;
    await database.transaction((tx) => bindPayment(tx, agreement.id, paymentId));
    try {
      return await ports.provider.updateAmount(paymentId, cents(agreement.amount));
    } catch (error) {
      if (error instanceof PaymentNotChangeable) return null;
      throw error;
    }
  }
}

async function holdCouponOf(
  tx: Orm,
  quote: Quote,
  hold: { holdKey: string; until: Date; now: Date },
): Promise<void> {
  if (!quote.coupon?.valid) return releaseCoupon(tx, hold.holdKey);
  const held = await holdCoupon(tx, { code: quote.coupon.code, ...hold });
  if (held !== 'held') throw couponInvalid('Deze code is verlopen of niet geldig');
}

function started(quote: Quote, paymentIntentId: string, clientSecret: string | null): CheckoutStarted {
  return { clientSecret, paymentIntentId, amount: toEuros(cents(quote.total)), currency: 'eur', quote };
}

function refuseInvalidCoupon(quote: Quote): void {
  if (quote.coupon && !quote.coupon.valid)
    throw couponInvalid('Deze code is verlopen of niet geldig', quote.coupon.reason);
}

function refuseOtherAmount(quote: Quote, amount: number | undefined): void {
  if (amount === undefined || fromEuros(amount) === quote.total) return;
  throw new Refusal({
    status: 409,
    code: 'price_changed',
    detail: `De prijs is veranderd. Het totaal is nu €${quote.text.total}.`,
    extra: { quote },
  });
}

function refuseTinyAmount(quote: Quote): void {
  if (quote.total === 0 || quote.total >= LEAST_PAYMENT) return;
  const message = `Een bedrag van €${quote.text.total} is te klein om te betalen. Bestel zonder kortingscode.`;
  throw new Refusal({
    status: 422,
    code: 'amount_too_small',
    detail: message,
    errors: [{ path: 'couponCode', message }],
  });
}

function couponInvalid(message: string, reason?: string): Refusal {
  return new Refusal({
    status: 422,
    code: 'coupon_invalid',
    detail: message,
    errors: [{ path: 'couponCode', message }],
    extra: reason ? { reason } : {},
  });
}

function soldOut(): Refusal {
  return new Refusal({
    status: 409,
    code: 'sold_out',
    detail: 'Uitverkocht: dit pakket is er op dit moment niet.',
  });
}
