// Turns a payment that the provider calls succeeded into exactly one order. Webhook, success page and reconciliation
// all come here; the draft's row lock and the unique keys of orders decide who is first, the others get the same order.

import { takeStock } from '#modules/catalog/index.ts';
import { claimCoupon } from '#modules/coupons/index.ts';
import { changeDraft, type DraftRow, lockDraft } from '#modules/drafts/index.ts';
import {
  DETAILS_MISSING,
  findOrderByDraft,
  findOrderByPayment,
  insertEvents,
  type OrderRow,
  recordOrder,
} from '#modules/orders/index.ts';
import {
  findPayment,
  type PaymentProvider,
  type ProviderPayment,
  rememberPayment,
  settlePayment,
} from '#modules/payments/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import type { Clock } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { Refusal } from '#shared/problems.ts';
import { missingFields, NOBODY, recipientOf } from '#shared/recipient.ts';
import { type Agreement, bindPayment, findAgreement, listAgreements } from './checkout.repository.ts';
import { paymentDuplicated } from './checkout-facts.ts';
import { HOLD_TIME, holdKeyOf } from './hold.ts';
import { reportFailedPayment } from './report-failed-payment.ts';

/** Who asked: for the history of the order. */
export type Door = 'webhook' | 'success_page' | 'reconciliation';

export type PlaceOrderResult =
  | { kind: 'placed'; order: OrderRow; created: boolean }
  /** Paid a second time for a basket that was paid already: `order` is the first one, the money goes back. */
  | { kind: 'duplicate'; order: OrderRow }
  | { kind: 'not_paid'; payment: ProviderPayment }
  | { kind: 'unknown' };

type Paid = { paymentId: string; payment: ProviderPayment | null; agreement: Agreement; door: Door };

export type PlaceOrder = (paymentId: string, door: Door) => Promise<PlaceOrderResult>;

export type PlaceOrderPorts = {
  database: Database;
  provider: PaymentProvider;
  announce: Announce;
  clock: Clock;
};

/** Safe to call any number of times at once. Throws PaymentProviderUnavailable when the provider cannot be asked. */
export function createPlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  const { database, clock } = ports;
  return async (paymentId, door) => {
    const existing = await findOrderByPayment(database.orm, paymentId);
    if (existing) return { kind: 'placed', order: existing, created: false };
    if (paymentId.startsWith('free_')) return placeFree(paymentId, door);

    const payment = await ports.provider.retrieve(paymentId);
    if (!payment) return { kind: 'unknown' };
    const agreements = await agreementsOf(payment);
    if (payment.status !== 'succeeded') {
      const [newest] = agreements;
      if (newest) await database.transaction((tx) => rememberUnpaid(tx, payment, newest.draftId));
      return { kind: 'not_paid', payment };
    }
    const agreement = agreements.find((each) => each.amount === payment.amountReceived) ?? agreements[0];
    if (!agreement) return { kind: 'unknown' };
    return placeOnce({ paymentId, payment, agreement, door });
  };

  async function rememberUnpaid(tx: Orm, payment: ProviderPayment, draftId: number): Promise<void> {
    const now = clock.now();
    await rememberPayment(tx, payment, now);
    await reportFailedPayment(tx, ports.announce, { payment, draftId, now });
  }

  /** Nothing to pay: the agreement itself, whose total the server computed as 0, is the proof. */
  async function placeFree(paymentId: string, door: Door): Promise<PlaceOrderResult> {
    const [agreement] = await listAgreements(database.orm, paymentId);
    if (agreement?.amount !== 0) return { kind: 'unknown' };
    if (clock.now().getTime() - agreement.createdAt.getTime() > HOLD_TIME) throw checkoutExpired();
    return placeOnce({ paymentId, payment: null, agreement, door });
  }

  /** Without a draft to lock the unique keys alone decide; whoever lost looks again and finds the winner's order. */
  async function placeOnce(input: Paid): Promise<PlaceOrderResult> {
    try {
      return await database.transaction((tx) => place(tx, input));
    } catch (error) {
      if (!(error instanceof OrderAppeared)) throw error;
      return database.transaction((tx) => place(tx, input));
    }
  }

  /** Also finds a payment whose id was lost between the provider's answer and our writing it down. */
  async function agreementsOf(payment: ProviderPayment): Promise<Agreement[]> {
    const known = await listAgreements(database.orm, payment.id);
    if (known.length > 0) return known;
    const byReference = await findAgreement(database.orm, payment.reference);
    return byReference ? [byReference] : [];
  }

  async function place(tx: Orm, input: Paid): Promise<PlaceOrderResult> {
    const { paymentId, payment, agreement } = input;
    const now = clock.now();
    const draft = await lockDraft(tx, agreement.draftId);
    if (payment) await rememberPayment(tx, payment, now);
    if (!agreement.paymentId) await bindPayment(tx, agreement.id, paymentId);
    const order = await findOrderByPayment(tx, paymentId);
    if (order) return { kind: 'placed', order, created: false };
    const first = await findOrderByDraft(tx, agreement.draftId);
    if (first)
      return payment ? giveBack(tx, first, payment, now) : { kind: 'placed', order: first, created: false };
    return { kind: 'placed', order: await writeOrder(tx, { ...input, draft, now }), created: true };
  }

  async function giveBack(
    tx: Orm,
    order: OrderRow,
    payment: ProviderPayment,
    now: Date,
  ): Promise<PlaceOrderResult> {
    if ((await findPayment(tx, payment.id))?.settledAs === 'duplicate') return { kind: 'duplicate', order };
    await settlePayment(tx, payment.id, 'duplicate', now);
    await insertEvents(tx, [
      {
        orderId: order.id,
        at: now,
        actor: 'system',
        kind: 'paid_twice',
        from: null,
        to: payment.id,
        note: 'tweede betaling wordt teruggestort',
      },
    ]);
    await ports.announce(tx, paymentDuplicated, {
      paymentId: payment.id,
      amount: payment.amountReceived,
      orderId: order.id,
    });
    return { kind: 'duplicate', order };
  }

  /** A draft the operator deleted meanwhile costs the shop the address, never the customer the order. */
  async function writeOrder(tx: Orm, input: Paid & { draft: DraftRow | null; now: Date }): Promise<OrderRow> {
    const { paymentId, payment, agreement, draft, now } = input;
    const { quote } = agreement;
    const holdKey = holdKeyOf(agreement.draftId);
    const flags: string[] = [];
    const stock = await takeStock(tx, { variantCode: quote.variant, holdKey, now });
    if (!stock.taken) flags.push('oversold', ...WHY_OVERSOLD[stock.hold]);
    const couponCode = quote.coupon?.valid ? quote.coupon.code : null;
    if (couponCode && (await claimCoupon(tx, { code: couponCode, holdKey, now })).overclaimed)
      flags.push('coupon_overclaimed');
    if (payment && payment.amountReceived !== agreement.amount) flags.push('amount_mismatch');
    const customer = { ...recipientOf(draft ?? NOBODY), country: quote.country };
    if (missingFields(customer, 'order').length > 0) flags.push(DETAILS_MISSING);
    const order = await recordOrder(tx, ports.announce, {
      paymentId,
      draftId: agreement.draftId,
      customer,
      variantCode: quote.variant,
      quantity: quote.quantity,
      lines: quote.lines.map((line) => ({
        ...line,
        unitAmount: cents(line.unitAmount),
        amount: cents(line.amount),
      })),
      subtotal: cents(quote.subtotal),
      discount: cents(quote.discount),
      shipping: cents(quote.shipping),
      total: cents(quote.total),
      vat: { rate: quote.vat.rate, amount: cents(quote.vat.amount) },
      couponCode,
      flags,
      door: input.door,
      now,
    });
    if (!order) throw new OrderAppeared();
    if (draft)
      await changeDraft(tx, draft.id, {
        isCompleted: true,
        completedAt: now,
        orderId: order.id,
        updatedAt: now,
      });
    if (payment) await settlePayment(tx, paymentId, 'order', now);
    return order;
  }
}

/** A hold that came to nothing is only worth telling when it cost the customer the pack. */
const WHY_OVERSOLD = { in_time: [], expired: ['hold_expired'], replaced: ['hold_replaced'] } as const;

/** Another door was first, after this one had looked. */
class OrderAppeared extends Error {
  override readonly name = 'OrderAppeared';
}

/** Without a payment the price is only worth as long as the hold on the coupon: 15 minutes. */
function checkoutExpired(): Refusal {
  return new Refusal({
    status: 409,
    code: 'checkout_expired',
    detail: 'Je bestelling heeft te lang opengestaan. Ga terug en probeer het opnieuw.',
  });
}
