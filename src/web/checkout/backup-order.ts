// The backup order out of the browser's storage, with the documented stand-ins for what is missing.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { STORED_PACK, STORED_PRICE } from '#web/client/pack-memory.ts';
import type { ShownOutcome } from './checkout-answers.ts';
import type { BackupOrder } from './checkout-calls.ts';
import { SESSION_ID_KEY } from './session-id.ts';
import { COUPON_KEY, readStoredDetails } from './stored-details.ts';

/** Reads as "nobody gave one" to the shop, and to no mail server as an address. */
export const UNKNOWN_EMAIL = 'unknown@example.invalid';

export function backupOrder(
  local: BrowserStorage,
  session: BrowserStorage,
  paymentIntentId: string,
  outcome: Pick<ShownOutcome, 'variant' | 'amount'> | undefined,
): BackupOrder {
  const stored = readStoredDetails(local);
  const sessionId = session.read(SESSION_ID_KEY);
  const couponCode = local.read(COUPON_KEY);
  const variant = local.read(STORED_PACK) ?? outcome?.variant;
  return {
    paymentIntentId,
    ...(sessionId ? { sessionId } : {}),
    customerEmail: stored.customerEmail || UNKNOWN_EMAIL,
    customerName: stored.customerName || 'Unknown Customer',
    customerPhone: stored.customerPhone ?? '',
    streetName: stored.streetName ?? '',
    houseNumber: stored.houseNumber ?? '',
    houseNumberAddition: stored.houseNumberAddition ?? '',
    postalCode: stored.postalCode ?? '',
    city: stored.city ?? '',
    country: stored.country || 'Netherlands',
    ...(variant ? { variant } : {}),
    amount: local.read(STORED_PRICE) ?? '',
    ...(couponCode ? { couponCode } : {}),
  };
}
