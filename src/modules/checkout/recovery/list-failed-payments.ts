// Lists failed payments that the customer can still retry: of a visitor's own open basket, or of all open
// baskets for operators. Of each basket, only the newest failure of each pack is listed. Paid baskets are
// left out.

import { type DraftRow, findDraft, findDrafts, findOpenDraft, hashSessionId } from '#modules/drafts/index.ts';
import { findPayment, hasFailed, listFailedPaymentRows, type PaymentRow } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { toDecimalText, toEuros } from '#shared/money.ts';
import {
  type Agreement,
  listAgreements,
  listDraftPayments,
  listNewestAgreements,
} from '../checkout.repository.ts';
import type { PlaceOrderNeeds } from '../place-order.ts';
import { refreshPayments } from '../reconciliation/refresh-payments.ts';
import { failureSentence } from './payment-failures.ts';
import { recommendMethods } from './recommend-methods.ts';
import { listRecoveryEvents, type RecoveryEventRow } from './recovery.repository.ts';
import type { FailedCheckout, FailedPayment } from './recovery-contract.ts';

export type FailedPaymentsOf = { sessionId: string | null } | { draftId: number } | 'everybody';

const OPERATOR_LIMIT = 500;
const OWN_LIMIT = 20;

/**
 * Returns the failed payments that can be retried, newest first. A visitor's own payments are first updated
 * from the provider; the list of all baskets uses the stored state.
 */
export async function listFailedPayments(
  shop: PlaceOrderNeeds,
  of: FailedPaymentsOf,
): Promise<FailedPayment[]> {
  const { orm } = shop.database;
  if (of === 'everybody') return listEverybodys(orm);
  const draft = 'draftId' in of ? await findDraft(orm, of.draftId) : await draftOf(orm, of.sessionId);
  if (!draft || draft.isCompleted) return [];
  if ((await refreshPayments(shop, draft.id)) !== 'unpaid') return [];
  const events = (await listRecoveryEvents(orm, [draft.id])).get(draft.id) ?? [];
  return (await failuresOf(orm, draft)).map((failure) => viewOf(failure, events));
}

async function draftOf(orm: Orm, sessionId: string | null): Promise<DraftRow | null> {
  return sessionId ? findOpenDraft(orm, hashSessionId(sessionId)) : null;
}

async function failuresOf(orm: Orm, draft: DraftRow): Promise<Failure[]> {
  const ids = (await listDraftPayments(orm, draft.id)).slice(0, OWN_LIMIT);
  const failures: Failure[] = [];
  for (const id of ids) {
    const payment = await findPayment(orm, id);
    const agreement = payment && hasFailed(payment) ? (await listAgreements(orm, id))[0] : undefined;
    if (payment && agreement) failures.push({ payment, agreement, draft });
  }
  return newestPerPack(failures);
}

/**
 * Returns the open baskets with a failed payment for operators: one row per basket, with its newest failure.
 * Uses the stored state of the payments, without asking the provider.
 */
export async function listFailedCheckouts({
  database,
}: Pick<PlaceOrderNeeds, 'database'>): Promise<FailedCheckout[]> {
  const baskets = await everybodys(database.orm);
  const rows = baskets.flatMap(({ failures: [newest], events }) => {
    if (!newest) return [];
    const { id: paymentId, amount: _, timestamp, ...shown } = viewOf(newest, events);
    const { variant, customerName, customerEmail, failureReason, attempts } = shown;
    return {
      id: newest.draft.id,
      paymentId,
      variant,
      customerName,
      customerEmail,
      failureReason,
      attempts,
      amount: toDecimalText(newest.agreement.amount),
      failedAt: timestamp,
    };
  });
  return rows.sort((one, other) => other.failedAt.localeCompare(one.failedAt));
}

async function listEverybodys(orm: Orm): Promise<FailedPayment[]> {
  const views = (await everybodys(orm)).flatMap(({ failures, events }) =>
    newestPerPack(failures).map((failure) => ({
      ...viewOf(failure, events),
      history: events.map(historyOf),
    })),
  );
  return views.sort((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/**
 * Returns the open baskets with a failed payment, each with its failed payments and recovery events. The
 * number of queries does not depend on the number of baskets.
 */
async function everybodys(orm: Orm): Promise<{ failures: Failure[]; events: readonly RecoveryEventRow[] }[]> {
  const failed = (await listFailedPaymentRows(orm, OPERATOR_LIMIT)).filter(hasFailed);
  const agreements = await listNewestAgreements(
    orm,
    failed.map(({ id }) => id),
  );
  const draftIds = new Set([...agreements.values()].map(({ draftId }) => draftId));
  const drafts = (await findDrafts(orm, [...draftIds])).filter((draft) => !draft.isCompleted);
  const events = await listRecoveryEvents(
    orm,
    drafts.map(({ id }) => id),
  );
  return drafts.map((draft) => ({
    events: events.get(draft.id) ?? [],
    failures: failed.flatMap((payment) => {
      const agreement = agreements.get(payment.id);
      return agreement?.draftId === draft.id ? [{ payment, agreement, draft }] : [];
    }),
  }));
}

type Failure = { payment: PaymentRow; agreement: Agreement; draft: DraftRow };

function newestPerPack(failures: readonly Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ agreement: { quote } }) => {
    if (seen.has(quote.variant)) return false;
    seen.add(quote.variant);
    return true;
  });
}

function viewOf({ payment, agreement, draft }: Failure, events: readonly RecoveryEventRow[]): FailedPayment {
  const failure = {
    code: payment.failureCode ?? '',
    declineCode: payment.declineCode,
    message: payment.failureMessage ?? '',
    method: payment.method,
  };
  return {
    id: payment.id,
    variant: agreement.quote.variant,
    amount: toEuros(agreement.amount),
    customerName: draft.customerName,
    customerEmail: draft.customerEmail,
    timestamp: payment.createdAt.toISOString(),
    attempts: events.filter(({ kind }) => kind === 'attempt').length,
    failureReason: failureSentence(failure),
    recommendedMethods: [...recommendMethods(failure, draft.country)],
  };
}

function historyOf({ at, kind, attempt, paymentId, error }: RecoveryEventRow) {
  return { at: at.toISOString(), kind, attempt, paymentId, error };
}
