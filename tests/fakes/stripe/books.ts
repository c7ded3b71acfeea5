// Presents the account of the sandbox in Stripe's terms, and the actions in Stripe's dashboard or at a bank.
// The sandbox has the rules; this file adds only what Stripe stores besides: currencies and metadata.

import type { Account } from '#integrations/sandbox-payments/account/account.ts';
import { openDispute } from '#integrations/sandbox-payments/account/disputes.ts';
import { SandboxInvalidRequest } from '#integrations/sandbox-payments/account/errors.ts';
import { finishRefund } from '#integrations/sandbox-payments/account/finish-refund.ts';
import { paymentObject } from '#integrations/sandbox-payments/messages/webhook-event.ts';
import type { BalanceRow, PayoutRow } from '#integrations/sandbox-payments/store/balance.repository.ts';
import type { DisputeRow } from '#integrations/sandbox-payments/store/disputes.repository.ts';
import { newId } from '#integrations/sandbox-payments/store/identifiers.ts';
import type { PaymentRow } from '#integrations/sandbox-payments/store/payments.repository.ts';
import { notChangeable } from '#integrations/sandbox-payments/store/store.ts';
import { cents } from '#shared/money.ts';
import type { Intent, Note, Refund } from './objects.ts';

export type Books = ReturnType<typeof createBooks>;
export type CancelReason = 'abandoned' | 'duplicate' | 'requested_by_customer';
type Metadata = Record<string, string>;

const EURO: Note = { currency: 'eur', metadata: {} };
const EVERYTHING = { since: 0, after: { createdAt: -1, seq: -1 }, limit: 100_000 };

export function createBooks({ store, settle, requests, decideDisputes }: Account, now: () => number) {
  const notes = new Map<string, Note>();
  const noted = <Row extends { id: string }>(row: Row): Row & Note => ({
    ...row,
    ...(notes.get(row.id) ?? EURO),
  });

  function get(id: string): Intent {
    const row = settle.findSettled(id);
    if (row === null) throw new SandboxInvalidRequest('resource_missing', id);
    return noted(row);
  }

  const payments = (): PaymentRow[] =>
    store.read(() => store.payments.listAfter(EVERYTHING.since, EVERYTHING.after, EVERYTHING.limit));
  const ofPayments = (id: string | undefined): PaymentRow[] => (id === undefined ? payments() : [get(id)]);

  function listDisputes(paymentId?: string): { dispute: DisputeRow; payment: PaymentRow }[] {
    return ofPayments(paymentId)
      .flatMap((payment) => store.disputes.listOf(payment.id).map((dispute) => ({ dispute, payment })))
      .toSorted((a, b) => a.dispute.createdAt - b.dispute.createdAt)
      .reverse();
  }

  return {
    get,
    listDisputes,
    /** Lists the balance changes, newest first: all, or those of one payout. */
    async listBalance(payout?: string): Promise<BalanceRow[]> {
      await requests.listPayouts(new Date(0));
      return store
        .read(() => (payout ? store.balance.listOfPayout(payout) : store.balance.listBetween(0, now() + 1)))
        .toReversed();
    },
    async listPayouts(): Promise<PayoutRow[]> {
      await requests.listPayouts(new Date(0));
      return store.read(() => store.balance.listPayouts(0)).toReversed();
    },
    /** Lists the payments, newest first as in all lists of Stripe. */
    list: (): Intent[] => payments().map(noted).reverse(),
    listRefunds: (paymentId?: string): Refund[] =>
      ofPayments(paymentId)
        .flatMap(({ id }) => store.refunds.listOf(id))
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .map(noted)
        .reverse(),

    async create(input: { amount: number; currency: string; metadata: Metadata }): Promise<Intent> {
      const { amount, currency, metadata } = input;
      const reference = metadata.order_reference ?? '';
      const { payment } = await requests.create({
        amount: cents(amount),
        reference,
        idempotencyKey: newId('pi'),
      });
      notes.set(payment.id, { currency, metadata });
      const intent = get(payment.id);
      store.transaction(() => store.record('payment_intent.created', paymentObject(intent)));
      return intent;
    },

    async update(
      id: string,
      { amount, metadata }: { amount?: number | undefined; metadata?: Metadata | undefined },
    ) {
      if (amount !== undefined) await requests.updateAmount(id, cents(amount));
      const { currency, metadata: before } = get(id);
      notes.set(id, { currency, metadata: { ...before, ...metadata } });
      return get(id);
    },

    /** Cancels a payment. Throws when it is already cancelled, as Stripe does; the sandbox accepts that. */
    async cancel(id: string, reason: CancelReason): Promise<Intent> {
      const intent = get(id);
      if (intent.status === 'canceled') throw notChangeable(intent, 'cancel');
      await requests.cancel(id, reason);
      return get(id);
    },

    /**
     * Refunds a payment. With `later`, the refund stays pending until the test calls `settleRefund` or
     * `failRefund`.
     */
    async refund(input: {
      intentId: string;
      amount?: number | undefined;
      metadata: Metadata;
      later: boolean;
    }): Promise<Refund> {
      const { intentId: paymentId, metadata, later } = input;
      const intent = get(paymentId);
      store.transaction(() =>
        store.payments.save({ ...intent, refunds: later ? 'settles_later' : 'instant' }),
      );
      const amount = cents(input.amount ?? Math.max(intent.amountReceived - intent.amountRefunded, 1));
      const { id } = await requests.refund({ paymentId, amount, idempotencyKey: newId('re') });
      notes.set(id, { currency: intent.currency, metadata });
      const refund = store.refunds.find(id);
      if (refund === null) throw new SandboxInvalidRequest('resource_missing', id);
      return noted(refund);
    },
    /** Makes a refund fail: the bank returns the money to the shop. */
    failRefund: (id: string): void => store.transaction(() => finishRefund(store, id, 'failed', now())),
    /** Makes a pending refund succeed. */
    settleRefund: (id: string): void => store.transaction(() => finishRefund(store, id, 'succeeded', now())),

    dispute(id: string): DisputeRow {
      store.transaction(() => openDispute(store, get(id), now()));
      const [newest] = listDisputes(id);
      if (newest === undefined) throw new Error(`Nothing is left of ${id} to dispute`);
      return newest.dispute;
    },
    closeDispute(disputeId: string, outcome: 'won' | 'lost'): void {
      const found = listDisputes().find(({ dispute }) => dispute.id === disputeId);
      if (found === undefined) throw new SandboxInvalidRequest('resource_missing', disputeId);
      decideDisputes(found.payment.id, outcome);
    },
  };
}
