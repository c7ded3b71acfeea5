// The API calls of the checkout and success pages, one function per call. Unless stated otherwise, every
// function throws `ApiError` when the server refuses and TypeError when the network fails, as `callApi` does.

import type { checkoutEndpoints } from '#modules/checkout/endpoints.ts';
import type { draftEndpoints } from '#modules/drafts/endpoints.ts';
import type { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import type { addressEndpoints } from '#modules/shipping/endpoints.ts';
import type { BodyOf, QueryOf } from '#shared/api/endpoint.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { callApi, ignoreResponse } from '#web/client/api-client.ts';
import { startPageTrace } from '#web/client/trace.ts';
import { type CustomerDetails, type NamedDetails, toNamedDetails } from '../details/customer-details.ts';
import {
  type CouponResponse,
  type PreparedPayment,
  parseAdditions,
  parseAddress,
  parseCoupon,
  parseDraft,
  parseOutcome,
  parsePlaced,
  parsePrepared,
  parseTracked,
  type ShownDraft,
  type ShownOutcome,
} from './checkout-responses.ts';

if (typeof window !== 'undefined') startPageTrace();

// Longer than the server itself waits for a payment provider; after it the customer is told and may try
// again.
const PREPARE_TIMEOUT_MS = 25_000;
const DRAFT_TIMEOUT_MS = 5_000;
const RESTORE_TIMEOUT_MS = 3_000;
const LOOKUP_TIMEOUT_MS = 4_000;

export type CheckoutRequest = {
  variant: string;
  sessionId: string;
  country: string;
  couponCode: string | null;
  /**
   * Of the request that prepares a payment: the total in euros that the customer has seen; the server
   * compares it with its own total. Null when no total was shown yet.
   */
  amount: number | null;
  /**
   * Of the request that prepares a payment: true to prepare a new payment even when the last payment of this
   * session could be reused.
   */
  forceNew: boolean;
};

export function prepareCheckout(request: CheckoutRequest): Promise<PreparedPayment> {
  const { variant, sessionId, country, couponCode, amount, forceNew } = request;
  return callApi('/api/checkout', {
    method: 'POST',
    body: {
      variant,
      sessionId,
      country,
      ...(amount === null ? {} : { amount }),
      ...(couponCode ? { couponCode } : {}),
      ...(forceNew ? { forceNew } : {}),
    } satisfies BodyOf<typeof checkoutEndpoints.start>,
    parse: parsePrepared,
    signal: AbortSignal.timeout(PREPARE_TIMEOUT_MS),
  });
}

export function validateCoupon(code: string, variant: string, country: string): Promise<CouponResponse> {
  return callApi('/api/validate-coupon', {
    method: 'POST',
    body: { code, variant, country } satisfies BodyOf<typeof pricingEndpoints.validateCoupon>,
    parse: parseCoupon,
  });
}

export type DraftToSave = {
  sessionId: string;
  variant: string;
  couponCode: string | null;
  details: CustomerDetails;
  /**
   * Of the draft to save: the id of the payment the customer is about to confirm; absent while the customer
   * is still typing. When it is set, the order of this payment is made from exactly this draft.
   */
  paymentId?: string;
};

export function saveDraft({
  sessionId,
  variant,
  couponCode,
  details,
  paymentId,
}: DraftToSave): Promise<void> {
  return callApi('/api/draft-orders/upsert', {
    method: 'POST',
    body: {
      sessionId,
      variant,
      couponCode: couponCode ?? '',
      ...toNamedDetails(details),
      // Half a postal code would have the server refuse everything else that was typed.
      postalCode: normalisePostalCode(details.postalCode, details.country) ?? '',
      ...(paymentId ? { paymentId } : {}),
    } satisfies BodyOf<typeof draftEndpoints.save>,
    parse: ignoreResponse,
    signal: AbortSignal.timeout(DRAFT_TIMEOUT_MS),
    keepalive: true,
  });
}

export type ReminderChoiceToSave = Pick<DraftToSave, 'sessionId' | 'variant' | 'couponCode'> & {
  remindMe: boolean;
};

export function saveReminderChoice({ couponCode, ...choice }: ReminderChoiceToSave): Promise<void> {
  return callApi('/api/draft-orders/upsert', {
    method: 'POST',
    body: { ...choice, couponCode: couponCode ?? '' } satisfies BodyOf<typeof draftEndpoints.save>,
    parse: ignoreResponse,
    signal: AbortSignal.timeout(DRAFT_TIMEOUT_MS),
  });
}

/**
 * Reads the basket and details that the server stored for the session in this browser's cookie; null when the
 * session has no open draft.
 */
export function readOwnDraft(): Promise<ShownDraft | null> {
  return callApi('/api/draft-orders/current', {
    parse: parseDraft,
    signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS),
  });
}

type AddressLookupQuery = { postalCode: string; houseNumber: string };

/**
 * Looks up street and city of a Dutch postal code and house number; null when the address register does not
 * contain the address. Throws when the register could not be reached.
 */
export async function lookUpAddress(
  lookupQuery: AddressLookupQuery,
): Promise<{ streetName: string; city: string } | null> {
  const query = new URLSearchParams(lookupQuery satisfies QueryOf<typeof addressEndpoints.lookUp>);
  const { success, address, away } = await callApi(`/api/address-lookup?${query}`, {
    parse: parseAddress,
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  if (away) throw new Error('The register of addresses is away');
  return success ? (address ?? null) : null;
}

export async function listHouseAdditions(lookupQuery: AddressLookupQuery): Promise<string[]> {
  const query = new URLSearchParams(lookupQuery satisfies QueryOf<typeof addressEndpoints.additions>);
  const { success, additions } = await callApi(`/api/house-additions?${query}`, {
    parse: parseAdditions,
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  return success ? (additions ?? []) : [];
}

export function readOutcome(paymentIntentId: string): Promise<ShownOutcome> {
  const query = new URLSearchParams({ payment_intent: paymentIntentId } satisfies QueryOf<
    typeof checkoutEndpoints.findOutcome
  >);
  return callApi(`/api/checkout/outcome?${query}`, { parse: parseOutcome });
}

/**
 * Claims the right to report the purchase to analytics. False when another browser has already claimed it for
 * this payment; this browser must then not report.
 */
export async function claimPurchaseTracking(paymentIntentId: string): Promise<boolean> {
  const { first } = await callApi('/api/checkout/measured', {
    method: 'POST',
    body: { paymentIntentId } satisfies BodyOf<typeof checkoutEndpoints.measure>,
    parse: parseTracked,
    // Arrives also when the page is left meanwhile.
    keepalive: true,
  });
  return first;
}

export type BackupOrder = Partial<NamedDetails> & {
  paymentIntentId: string;
  sessionId?: string;
  variant?: string;
  amount?: string;
  couponCode?: string;
};

/**
 * Asks the server to place the order of a paid payment, with the browser's data as a backup. The server first
 * checks the payment with the provider.
 */
export function createOrderFromSuccess(order: BackupOrder) {
  return callApi('/api/create-order-from-success', {
    method: 'POST',
    body: order satisfies BodyOf<typeof checkoutEndpoints.createOrderFromSuccess>,
    parse: parsePlaced,
    // Arrives also when the page is left meanwhile.
    keepalive: true,
  });
}
