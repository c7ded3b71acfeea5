// Saves what a customer typed into the open draft of the session. The server always computes the totals;
// totals sent by a browser are ignored.

import { findVariantForSale, type Quote, type QuoteNeeds, quoteBasket } from '#modules/pricing/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { type FieldError, invalidFields } from '#shared/api/problems.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { PERSONAL_FIELDS } from '#shared/recipient/recipient.ts';
import { readCouponCode } from '#shared/writing/coupon-code.ts';
import { type Draft, REMINDER_TEXT, type UpsertDraft } from './contract.ts';
import { changeDraft, type DraftChange, findOpenDraft, putOpenDraft } from './draft.repository.ts';
import { reminderRequested } from './draft-facts.ts';
import { draftView } from './draft-view.ts';
import { type RefuseBlockedNeeds, refuseBlocked } from './refuse-blocked.ts';
import { hashSessionId } from './session.ts';

type Needs = Omit<QuoteNeeds, 'getSettings'> &
  RefuseBlockedNeeds & { database: Database; announce: Announce };

/**
 * Saves the submitted fields in the open draft of the session, computes its totals and returns the draft;
 * creates the draft if there is none. Throws 422 with field errors for an unknown variant, an unknown country
 * or an invalid postal code; 403 `customer_blocked`.
 */
export async function upsertDraft(
  shop: Needs,
  { sessionId, ...fields }: Omit<UpsertDraft, 'sessionId'> & { sessionId: string },
): Promise<Draft> {
  const sessionHash = hashSessionId(sessionId);
  const open = await findOpenDraft(shop.database.orm, sessionHash);
  await refuseBlocked(shop, shop.database.orm, fields.customerEmail ?? '');
  const country = chosenCountry(fields.country, open?.country);
  const change = { ...customerChange(fields, country), country };
  const couponCode =
    fields.couponCode === undefined ? (open?.couponCode ?? null) : readCouponCode(fields.couponCode);
  const quote = await quoteBasket(shop, {
    // When the pack was taken off sale in the meantime, another pack is chosen and the typed fields are kept.
    variant: fields.variant || (await findVariantForSale(shop.priceList, open?.variantCode)),
    country,
    postalCode: change.postalCode ?? open?.postalCode,
    couponCode,
  });
  const now = shop.clock.now();
  const changed = { sessionHash, ...change, ...basketChange(quote), couponCode, updatedAt: now };
  const { remindMe } = fields;
  if (remindMe === undefined) return draftView(await putOpenDraft(shop.database.orm, changed));
  return shop.database.transaction(async (tx) => {
    const draft = await putOpenDraft(tx, changed);
    if (remindMe === (draft.reminderAskedAt !== null)) return draftView(draft);
    if (remindMe) await shop.announce(tx, reminderRequested, { draftId: draft.id });
    return draftView(await changeDraft(tx, draft.id, reminderChange(remindMe, now)));
  });
}

/**
 * Returns the columns to change when a customer gives or withdraws consent to a reminder mail. Consent stores
 * its time and text; withdrawal clears both.
 */
function reminderChange(remindMe: boolean, now: Date): DraftChange {
  return remindMe
    ? { reminderAskedAt: now, reminderText: REMINDER_TEXT }
    : { reminderAskedAt: null, reminderText: null };
}

/** Returns the new values of the draft columns that a quote determines: pack, quantity and amounts. */
export function basketChange(quote: Quote): DraftChange {
  return {
    variantCode: quote.variant,
    quantity: quote.quantity,
    subtotal: quote.subtotal,
    discount: quote.discount,
    shippingCost: quote.shipping,
    total: quote.total,
  };
}

function chosenCountry(requested: string | undefined, stored: string | undefined): string {
  if (requested === undefined || requested === '') return stored ?? DEFAULT_COUNTRY;
  const code = parseCountry(requested);
  if (!code) throw invalidFields([{ path: 'country', message: 'Dit land kennen we niet' }]);
  return code;
}

/**
 * Returns the new column values for the submitted fields, with the postal code normalised for `country`.
 * Columns of missing fields are left out, so they keep their value. Throws 422 at `postalCode` for an invalid
 * postal code.
 */
export function customerChange(
  fields: Partial<Omit<UpsertDraft, 'sessionId'>>,
  country: string,
): DraftChange {
  const errors: FieldError[] = [];
  const change: DraftChange = {};
  for (const name of PERSONAL_FIELDS) {
    const value = fields[name];
    if (value !== undefined) change[name] = value;
  }
  if (fields.postalCode !== undefined) {
    const postalCode = normalisePostalCode(fields.postalCode, country);
    if (postalCode === null) errors.push({ path: 'postalCode', message: 'Vul een geldige postcode in' });
    else change.postalCode = postalCode;
  }
  if (errors.length > 0) throw invalidFields(errors);
  return change;
}
