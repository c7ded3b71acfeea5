// The page on which a parcel can be followed. The API shows the one made of code and postal code when nobody
// gave another, so the two have to be told apart before an address goes into a form.

import type { Order } from '#modules/orders/contract.ts';
import { trackLink } from '#modules/shipping/contract.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';

export type Parcel = Pick<Order, 'trackingCode' | 'trackingUrl' | 'carrier' | 'postalCode' | 'country'>;

/** The address given by hand goes before the one made of code and postal code; null when there is neither. */
export function trackingUrlOf(parcel: Parcel): string | null {
  if (parcel.trackingUrl && /^https?:\/\//i.test(parcel.trackingUrl)) return parcel.trackingUrl;
  return generatedTrackingUrl(parcel);
}

/**
 * Only what a person or the label service gave. A made address saved as if it were given would go on
 * pointing at the old parcel once the code is changed.
 */
export function manualTrackingUrl(parcel: Parcel): string {
  const shown = parcel.trackingUrl ?? '';
  return shown === generatedTrackingUrl(parcel) ? '' : shown;
}

function generatedTrackingUrl({ trackingCode, carrier, postalCode, country }: Parcel): string | null {
  if (!trackingCode || !carrier) return null;
  return trackLink({ carrier, trackingCode, postalCode, country: parseCountry(country) ?? DEFAULT_COUNTRY });
}
