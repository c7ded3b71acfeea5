// The tracking URL of a parcel. The API returns either a URL entered by an operator or one derived from
// tracking code and postal code; forms may only save the first kind, so this file tells them apart.

import type { Order } from '#modules/orders/contract.ts';
import { trackLink } from '#modules/shipping/contract.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';

export type Parcel = Pick<Order, 'trackingCode' | 'trackingUrl' | 'carrier' | 'postalCode' | 'country'>;

/**
 * The tracking URL: the URL entered by an operator, else the URL derived from tracking code and postal code;
 * null when the parcel has neither.
 */
export function trackingUrlOf(parcel: Parcel): string | null {
  if (parcel.trackingUrl && /^https?:\/\//i.test(parcel.trackingUrl)) return parcel.trackingUrl;
  return generatedTrackingUrl(parcel);
}

/**
 * The tracking URL entered by an operator or given by the label service; empty when there is none. A URL
 * derived from the tracking code is left out: if a form saved it, it would still point to the old parcel
 * after the code changes.
 */
export function manualTrackingUrl(parcel: Parcel): string {
  const shown = parcel.trackingUrl ?? '';
  return shown === generatedTrackingUrl(parcel) ? '' : shown;
}

function generatedTrackingUrl({ trackingCode, carrier, postalCode, country }: Parcel): string | null {
  if (!trackingCode || !carrier) return null;
  return trackLink({ carrier, trackingCode, postalCode, country: parseCountry(country) ?? DEFAULT_COUNTRY });
}
