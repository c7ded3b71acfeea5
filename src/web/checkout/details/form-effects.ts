// The effects of typing in the form: it saves the tab's own copy and requests a new total when the country
// changes.

import { useEffect, useRef, useState } from 'react';
import { fromEuros } from '#shared/money.ts';
import { sessionStore } from '#web/client/browser-storage.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from './customer-details.ts';
import { saveTypedForm, type TypedForm } from './storage/stored-details.ts';

/** Returns the same object as long as no field changed, so that effects run on changes only. */
export function useStableDetails(details: CustomerDetails): CustomerDetails {
  const [stable, setStable] = useState(details);
  const same = JSON.stringify(stable) === JSON.stringify(details);
  if (!same) setStable(details);
  return same ? stable : details;
}

/** Saves the typed form in this tab at every change, once the earlier input was restored. */
export function useTypedFormBackup(
  { details, couponCode, isPlaceUnsure }: TypedForm,
  isRestored: boolean,
): void {
  useEffect(() => {
    if (isRestored) saveTypedForm(sessionStore, { details, couponCode, isPlaceUnsure });
  }, [isRestored, details, couponCode, isPlaceUnsure]);
}

/**
 * Calls `onChange` when the country of the form differs from the country of the quote. `quotedFor` is null
 * when no quote was requested yet.
 */
export function useCountryQuote(
  country: string,
  quotedFor: string | null,
  onChange: (country: string) => void,
): void {
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (quotedFor !== null && country !== quotedFor) change.current(country);
  }, [country, quotedFor]);
}

/**
 * Returns the total the customer expects with a coupon, in euros, for the server to compare; null when the
 * discount is unknown. `discountAmount` is in euros.
 */
export function expectedTotal(quote: ShownQuote, discountAmount: number | string | undefined): number | null {
  const euros = Number(discountAmount ?? Number.NaN);
  if (!Number.isFinite(euros)) return null;
  return Math.max(0, quote.subtotal - Math.min(fromEuros(euros), quote.subtotal) + quote.shipping) / 100;
}
