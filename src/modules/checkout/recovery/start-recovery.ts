// Prepares another payment after a failed one, under the rules of the checkout and at most three times per
// basket. Only granted attempts count: a refusal because of price, stock or provider costs the customer no
// attempt.

import { changeDraft, findOpenDraft, hashSessionId, lockDraft } from '#modules/drafts/index.ts';
import { findPayment, type PaymentRow } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { notFound, Refusal, refusing } from '#shared/api/problems.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { type Agreement, listAgreements, listDraftPayments } from '../checkout.repository.ts';
import type { CheckoutStarted } from '../contract.ts';
import type { PlaceOrderNeeds } from '../place-order.ts';
import { refreshPayments } from '../reconciliation/refresh-payments.ts';
import { type StartCheckoutNeeds, startCheckout } from '../start-checkout.ts';
import { recommendMethods } from './recommend-methods.ts';
import { countRecoveryEvents, insertRecoveryEvent } from './recovery.repository.ts';
import { MAX_RECOVERY_ATTEMPTS, type RecoveryStarted, type StartRecovery } from './recovery-contract.ts';

type Needs = PlaceOrderNeeds & StartCheckoutNeeds;

/**
 * Prepares another payment for a basket. Throws 404 `payment_unknown` for a payment of another session, 409
 * `recovery_exhausted`, `already_paid`, `payment_processing`, and all errors of `startCheckout`.
 */
export async function startRecovery(
  shop: Needs,
  {
    sessionId,
    paymentId,
    customerEmail,
    variant,
    amount,
  }: Omit<StartRecovery, 'sessionId' | 'recoveryAttempt'> & { sessionId: string },
): Promise<RecoveryStarted> {
  const { database } = shop;
  const sessionHash = hashSessionId(sessionId);
  const open = await findOpenDraft(database.orm, sessionHash);
  // The provider is asked first, because it may know the reason of the last failure before the shop does.
  if (open) await refuseUnneeded(shop, open.id);
  const failed = open ? await findFailed(database.orm, open.id, paymentId) : null;
  if (paymentId !== undefined && failed === null) throw paymentUnknown();
  const started = await prepare(shop, {
    sessionId,
    variant,
    ...(amount === undefined ? {} : { amount }),
    couponCode: couponOf(failed?.agreement) ?? open?.couponCode ?? null,
  });
  const draft = await findOpenDraft(database.orm, sessionHash);
  if (!draft) throw alreadyPaid();
  const attempt = await grant(shop, draft.id, started.paymentIntentId, customerEmail ?? '');
  const country = draft.country || DEFAULT_COUNTRY;
  return {
    ...started,
    attempt,
    recommendedMethods: [...recommendMethods(reasonOf(failed?.payment), country)],
  };
}

/**
 * Finds the payment `paymentId` of this basket with its agreement; without `paymentId`, finds the newest
 * failed payment. Null when the basket has no such payment.
 */
async function findFailed(orm: Orm, draftId: number, paymentId: string | undefined) {
  const own = await listDraftPayments(orm, draftId);
  const candidates = paymentId === undefined ? own : own.filter((id) => id === paymentId);
  for (const id of candidates.slice(0, 20)) {
    const payment = await findPayment(orm, id);
    const [agreement] = await listAgreements(orm, id);
    if (payment && agreement && (paymentId !== undefined || payment.failureCode !== null))
      return { payment, agreement };
  }
  return null;
}

async function refuseUnneeded(shop: PlaceOrderNeeds, draftId: number): Promise<void> {
  if ((await countRecoveryEvents(shop.database.orm, draftId, 'attempt')) >= MAX_RECOVERY_ATTEMPTS)
    throw exhausted();
  const state = await refreshPayments(shop, draftId);
  if (state === 'paid') throw alreadyPaid();
  if (state === 'processing') throw paymentProcessing();
}

/**
 * Starts the checkout again with a new payment. When the basket's coupon is no longer valid, the checkout
 * starts without the coupon. The amount then differs from the one the customer saw, so 409 `price_changed` is
 * thrown with the new quote, and with the reason of the refusal as `couponReason`.
 */
async function prepare(
  shop: StartCheckoutNeeds,
  input: { sessionId: string; variant: string; amount?: number; couponCode: string | null },
): Promise<CheckoutStarted> {
  const { couponCode, ...rest } = input;
  try {
    return await startCheckout(shop, { ...rest, forceNew: true, ...(couponCode ? { couponCode } : {}) });
  } catch (error) {
    if (!couponCode || !(error instanceof Refusal) || error.code !== 'coupon_invalid') throw error;
    return await startWithout(shop, rest, error.detail);
  }
}

async function startWithout(
  shop: StartCheckoutNeeds,
  input: { sessionId: string; variant: string; amount?: number },
  couponReason: string,
): Promise<CheckoutStarted> {
  try {
    return await startCheckout(shop, { ...input, forceNew: true });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error;
    throw new Refusal(error.code, error.detail, { extra: { ...error.extra, couponReason } });
  }
}

/**
 * Records a new recovery attempt under the lock of the basket, and returns its number, 1 to 3. Concurrent
 * calls never grant a fourth attempt. Throws 409 `already_paid`, `recovery_exhausted`.
 */
async function grant(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  draftId: number,
  paymentId: string,
  customerEmail: string,
): Promise<number> {
  return database.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    if (!draft || draft.isCompleted) throw alreadyPaid();
    const attempt = (await countRecoveryEvents(tx, draftId, 'attempt')) + 1;
    if (attempt > MAX_RECOVERY_ATTEMPTS) throw exhausted();
    await insertRecoveryEvent(tx, { draftId, kind: 'attempt', attempt, paymentId, at: clock.now() });
    if (draft.customerEmail === '' && customerEmail !== '') await changeDraft(tx, draftId, { customerEmail });
    return attempt;
  });
}

function couponOf(agreement: Agreement | undefined): string | null {
  const coupon = agreement?.quote.coupon;
  return coupon?.valid ? coupon.code : null;
}

function reasonOf(payment: PaymentRow | undefined) {
  if (!payment?.failureCode) return null;
  return { code: payment.failureCode, declineCode: payment.declineCode, method: payment.method };
}

const paymentUnknown = () => notFound('We kennen deze betaling niet.', 'payment_unknown');

const exhausted = refusing(
  'recovery_exhausted',
  'Je hebt deze betaling drie keer opnieuw geprobeerd. Bestel opnieuw of neem contact met ons op.',
);

const alreadyPaid = refusing('already_paid', 'Deze bestelling is al betaald.');

const paymentProcessing = refusing(
  'payment_processing',
  'Je betaling wordt nog verwerkt. Je hoeft niet nog een keer te betalen.',
);
