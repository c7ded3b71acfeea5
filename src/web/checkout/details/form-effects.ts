// What follows by itself from typing: this tab's own copy, and a new total for another country.

import { useEffect, useRef, useState } from 'react';
import { fromEuros } from '#shared/money.ts';
import { sessionStore } from '#web/client/browser-storage.ts';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CustomerDetails } from './customer-details.ts';
import { keepTyped, type TypedForm } from './kept/stored-details.ts';

/** The same object for as long as no field changed, so that effects run on changes only. */
export function useStableDetails(details: CustomerDetails): CustomerDetails {
  const [stable, setStable] = useState(details);
  const same = JSON.stringify(stable) === JSON.stringify(details);
  if (!same) setStable(details);
  return same ? stable : details;
}

export function useTypedCopy({ details, couponCode, isPlaceUnsure }: TypedForm): void {
  useEffect(
    () => keepTyped(sessionStore, { details, couponCode, isPlaceUnsure }),
    [details, couponCode, isPlaceUnsure],
  );
}

/** Calls `onChange` when the form has another country than the total was asked for. */
export function useCountryQuote(
  country: string,
  quotedFor: string,
  onChange: (country: string) => void,
): void {
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (country !== quotedFor) change.current(country);
  }, [country, quotedFor]);
}

/** Euros: the total the customer expects with a coupon of this worth, for the server to compare. Null when unknown. */
export function expectedTotal(quote: ShownQuote, discountAmount: number | string | undefined): number | null {
  const euros = Number(discountAmount ?? Number.NaN);
  if (!Number.isFinite(euros)) return null;
  return Math.max(0, quote.subtotal - Math.min(fromEuros(euros), quote.subtotal) + quote.shipping) / 100;
}
