// Effects of typing in the form: the typed text is saved in this browser tab, and a change of country
// requests a new total.

import { useEffect, useRef, useState } from 'react';
import { fromEuros } from '#shared/money.ts';
import { sessionStore } from '#web/client/browser-storage.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from './customer-details.ts';
import { saveTypedForm, type TypedForm } from './storage/stored-details.ts';

/**
 * Returns the customer's details as an object that stays the same between renders until one of its fields
 * changes, so that effects that depend on it run only on such changes.
 */
export function useStableDetails(details: CustomerDetails): CustomerDetails {
  const [stable, setStable] = useState(details);
  const same = JSON.stringify(stable) === JSON.stringify(details);
  if (!same) setStable(details);
  return same ? stable : details;
}

/**
 * Saves the typed details and coupon in this browser tab's session storage at every change. Starts after
 * earlier input was restored, so that the empty form does not overwrite it.
 */
export function useTypedFormBackup(
  { details, couponCode, isPlaceUnsure }: TypedForm,
  isRestored: boolean,
): void {
  useEffect(() => {
    if (isRestored) saveTypedForm(sessionStore, { details, couponCode, isPlaceUnsure });
  }, [isRestored, details, couponCode, isPlaceUnsure]);
}

/**
 * Calls `onChange` with the country of the form when it differs from `quotedFor`, the country of the current
 * quote. Does nothing while `quotedFor` is null, because no quote was requested yet.
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
 * Returns the total in euros that the customer expects with a coupon, for the server to compare; null when
 * the discount is unknown. `discountAmount` is in euros.
 */
export function expectedTotal(quote: ShownQuote, discountAmount: number | string | undefined): number | null {
  const euros = Number(discountAmount ?? Number.NaN);
  if (!Number.isFinite(euros)) return null;
  return Math.max(0, quote.subtotal - Math.min(fromEuros(euros), quote.subtotal) + quote.shipping) / 100;
}
