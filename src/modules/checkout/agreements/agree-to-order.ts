// Records the agreement when the visitor presses the order button, with the form as it was at that moment.
// The order is later made from the agreement. The page calls this before the provider confirms the payment;
// later edits of the basket belong to the next payment.

import { isDeepStrictEqual } from 'node:util';
import {
  type Draft,
  findOpenDraft,
  hashSessionId,
  type UpsertDraft,
  upsertDraft,
} from '#modules/drafts/index.ts';
import { callProvider, paymentReferenceOf } from '#modules/payments/index.ts';
import { withVatOfAddress } from '#modules/pricing/index.ts';
import { refusing } from '#shared/api/problems.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { type Agreement, listAgreements, recordAgreedRecipient } from '../checkout.repository.ts';
import type { PlaceOrderNeeds } from '../place-order.ts';
import { isInFlight } from './compare-agreements.ts';

type Needs = Pick<PlaceOrderNeeds, 'database' | 'provider' | 'clock'> & Parameters<typeof upsertDraft>[0];

type AgreeToOrder = Omit<UpsertDraft, 'sessionId' | 'paymentId'> & {
  sessionId: string;
  paymentId: string;
};

/**
 * Records the agreement when the visitor presses the order button: saves the submitted fields in the draft,
 * copies the recipient to the agreement of the payment, and returns the draft. Throws 409 `agreement_over`
 * when the payment belongs to another basket, pack, code or country, or when the customer is already paying
 * it for another recipient; the client must then prepare a new payment. Throws 503 `payment_unavailable`, and
 * the errors of `upsertDraft`.
 */
export async function agreeToOrder(
  shop: Needs,
  { sessionId, paymentId, ...fields }: AgreeToOrder,
): Promise<Draft> {
  const { orm } = shop.database;
  const open = await findOpenDraft(orm, hashSessionId(sessionId));
  const [agreement] = await listAgreements(orm, paymentId);
  if (!open || agreement?.draftId !== open.id || !isFor(agreement, fields)) throw agreementOver();
  const { variant: _pack, couponCode: _code, ...details } = fields;
  const before = agreement.agreedAt && agreement.recipient;
  const draft = await upsertDraft(shop, { ...details, country: agreement.quote.country, sessionId });
  const recipient = recipientOf(draft);
  if (before && !isDeepStrictEqual(before, recipient)) await refuseInFlight(shop, paymentId);
  const quote = await withVatOfAddress(shop, agreement.quote, recipient.postalCode);
  await recordAgreedRecipient(orm, agreement.id, { recipient, quote, agreedAt: shop.clock.now() });
  return draft;
}

function isFor({ quote }: Agreement, { variant, couponCode, country }: Partial<UpsertDraft>): boolean {
  const code = quote.coupon?.valid ? quote.coupon.code : '';
  return (
    (!variant || variant === quote.variant) &&
    (couponCode === undefined || normalizeCouponCode(couponCode) === code) &&
    (!country || parseCountry(country) === quote.country)
  );
}

/**
 * Throws 409 `agreement_over` when the customer is already paying this payment for the earlier agreement.
 * Throws 503 `payment_unavailable` when the provider cannot be asked.
 */
async function refuseInFlight({ provider }: Pick<Needs, 'provider'>, paymentId: string): Promise<void> {
  if (paymentReferenceOf(paymentId).kind !== 'provider') return;
  const payment = await callProvider(() => provider.retrieve(paymentId));
  if (payment && isInFlight(payment)) throw agreementOver();
}

const agreementOver = refusing(
  'agreement_over',
  'Deze betaling hoort bij wat je eerder bestelde. We zetten een nieuwe voor je klaar.',
);
