// What follows by itself from typing: this tab's own copy, and a new total for another country.

import { useEffect, useRef, useState } from 'react';
import { fromEuros } from '#shared/money.ts';
import { sessionStore } from '#web/client/browser-storage.ts';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from './customer-details.ts';
import { saveTypedForm, type TypedForm } from './storage/stored-details.ts';

/** The same object for as long as no field changed, so that effects run on changes only. */
export function useStableDetails(details: CustomerDetails): CustomerDetails {
  const [stable, setStable] = useState(details);
  const same = JSON.stringify(stable) === JSON.stringify(details);
  if (!same) setStable(details);
  return same ? stable : details;
}

/** Not before the form has begun: what was typed earlier is still to be read. */
export function useTypedFormBackup(
  { details, couponCode, isPlaceUnsure }: TypedForm,
  isRestored: boolean,
): void {
  useEffect(() => {
    if (isRestored) saveTypedForm(sessionStore, { details, couponCode, isPlaceUnsure });
  }, [isRestored, details, couponCode, isPlaceUnsure]);
}

/**
 * Calls `onChange` when the form has another country than the total was asked for; null: nothing was asked
 * yet.
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
 * Euros: the total the customer expects with a coupon of this worth, for the server to compare. Null when
 * unknown.
 */
export function expectedTotal(quote: ShownQuote, discountAmount: number | string | undefined): number | null {
  const euros = Number(discountAmount ?? Number.NaN);
  if (!Number.isFinite(euros)) return null;
  return Math.max(0, quote.subtotal - Math.min(fromEuros(euros), quote.subtotal) + quote.shipping) / 100;
}
