// The order button was pressed: what stands in the form is what the order will be made of. The page says so
// before the provider is asked to confirm; what the basket says afterwards is of a next payment.

import { isDeepStrictEqual } from 'node:util';
import {
  type Draft,
  findOpenDraft,
  hashSessionId,
  type UpsertDraft,
  upsertDraft,
} from '#modules/drafts/index.ts';
import { paymentReferenceOf } from '#modules/payments/index.ts';
import { withVatOfAddress } from '#modules/pricing/index.ts';
import { refusing } from '#shared/api/problems.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { callProvider } from '../call-provider.ts';
import { type Agreement, listAgreements, recordAgreedRecipient } from '../checkout.repository.ts';
import type { PlaceOrderNeeds } from '../place-order.ts';
import { isInFlight } from './compare-agreements.ts';

type Needs = Pick<PlaceOrderNeeds, 'database' | 'provider' | 'clock'> & Parameters<typeof upsertDraft>[0];

type AgreeToOrder = Omit<UpsertDraft, 'sessionId' | 'paymentId'> & {
  sessionId: string;
  paymentId: string;
};

/**
 * Saves the draft and freezes its recipient with the payment. 409 `agreement_over` when the payment is not of
 * this basket, pack, code or country, or is under way with another recipient: prepare another; 503
 * `payment_unavailable`; and as `upsertDraft`.
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

/** Whoever is at a bank for it agreed to something else. */
async function refuseInFlight({ provider }: Pick<Needs, 'provider'>, paymentId: string): Promise<void> {
  if (paymentReferenceOf(paymentId).kind !== 'provider') return;
  const payment = await callProvider(() => provider.retrieve(paymentId));
  if (payment && isInFlight(payment)) throw agreementOver();
}

const agreementOver = refusing(
  'agreement_over',
  'Deze betaling hoort bij wat je eerder bestelde. We zetten een nieuwe voor je klaar.',
);
