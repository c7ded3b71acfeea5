// Handles the backup request of the success page: creates the order of a payment if it does not exist, and
// completes missing customer details. It never overwrites known details and never trusts the browser about
// money.

import { customerChange, hashSessionId, lockDraft } from '#modules/drafts/index.ts';
import { followVatOfAddress } from '#modules/order-changes/index.ts';
import {
  announceReachable,
  flagsWithDetails,
  insertEvents,
  lockOrder,
  type OrderRow,
  orderNumber,
  updateOrder,
} from '#modules/orders/index.ts';
import { callProvider } from '#modules/payments/index.ts';
import type { QuoteNeeds } from '#modules/pricing/index.ts';
import { Refusal } from '#shared/api/problems.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { isEmailAddress } from '#shared/recipient/email-address.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import {
  missingFields,
  PERSONAL_FIELDS,
  type PersonalField,
  type Recipient,
} from '#shared/recipient/recipient.ts';
import type { BackupOrder, BackupOrderAnswer } from './contract.ts';
import { trackInFlight } from './in-flight-orders.ts';
import { type PlaceOrderNeeds, placeOrder } from './place-order.ts';

/**
 * Returns the order of a payment, the same one on every call. Throws 404 `payment_unknown`, 409
 * `payment_not_succeeded`, 503 `payment_unavailable`.
 */
export async function createOrderFromSuccess(
  shop: PlaceOrderNeeds & QuoteNeeds,
  payload: BackupOrder,
  sessionId: string | null,
): Promise<BackupOrderAnswer> {
  const { paymentIntentId } = payload;
  const result = await trackInFlight(paymentIntentId, () =>
    callProvider(() => placeOrder(shop, paymentIntentId, 'success_page')),
  );
  if (result.kind === 'unknown') throw new Refusal('payment_unknown', 'We kunnen deze betaling niet vinden.');
  if (result.kind === 'not_paid') {
    throw new Refusal('payment_not_succeeded', 'Deze betaling is (nog) niet gelukt.', {
      extra: { paymentStatus: result.payment.status },
    });
  }
  await fillBlanks(shop, result.order, payload, sessionId);
  const created = result.kind === 'placed' && result.created;
  return {
    success: true,
    orderId: result.order.id,
    orderNumber: orderNumber(result.order.id),
    message: created ? 'Bestelling geplaatst' : 'Deze bestelling was al geplaatst',
  };
}

/** Completes missing recipient fields of the order, but only for the session that owns the basket. */
async function fillBlanks(
  shop: PlaceOrderNeeds & QuoteNeeds,
  order: OrderRow,
  payload: BackupOrder,
  sessionId: string | null,
): Promise<void> {
  if (missingFields(order, 'order').length === 0 || order.draftId === null || !sessionId) return;
  const draftId = order.draftId;
  await shop.database.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftId);
    const current = await lockOrder(tx, order.id);
    if (!draft || !current || draft.sessionHash !== hashSessionId(sessionId)) return;
    const blanks = blankFields(current, payload);
    if (Object.keys(blanks).length === 0) return;
    const now = shop.clock.now();
    const flags = flagsWithDetails(current.flags, current, { ...current, ...blanks });
    const after = await updateOrder(tx, order.id, { ...blanks, flags, updatedAt: now });
    await insertEvents(tx, [
      {
        orderId: order.id,
        at: now,
        actor: 'customer',
        kind: 'details_supplied',
        from: null,
        to: null,
        note: Object.keys(blanks).join(', '),
      },
    ]);
    await followVatOfAddress(shop, tx, { before: current, after });
    await announceReachable(shop, tx, { before: current, after });
  });
}

/**
 * Returns the fields the customer submitted on the success page that are blank on the order. A submitted
 * address in another country than that of the order is ignored; the operator completes the address.
 */
function blankFields(order: OrderRow, payload: BackupOrder): Partial<Recipient> {
  const country = parseCountry(payload.country ?? '') ?? order.country;
  const isElsewhere = country !== (parseCountry(order.country) ?? order.country);
  const known = customerChange(withoutBadPostalCode(payload, country), country);
  const blanks: Partial<Recipient> = {};
  for (const field of PERSONAL_FIELDS) {
    const value = known[field];
    if (!value || order[field] !== '' || (isElsewhere && isOfAddress(field))) continue;
    if (field === 'customerEmail' && !isEmailAddress(value)) continue;
    blanks[field] = value;
  }
  return blanks;
}

const isOfAddress = (field: PersonalField) => !/^customer(Name|Email|Phone)$/.test(field);

/**
 * Removes an invalid postal code from the success page's request, because a customer who has paid must not be
 * refused.
 */
function withoutBadPostalCode({ postalCode, ...payload }: BackupOrder, country: string) {
  const { couponCode: _known, ...fields } = payload;
  return normalisePostalCode(postalCode ?? '', country) ? { ...fields, postalCode } : fields;
}
