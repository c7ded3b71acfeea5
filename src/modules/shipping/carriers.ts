// The carriers an order can be shipped with, and their tracking links. A link given by the operator or the
// label service is used instead of these links.

import type { CountryCode } from '#shared/recipient/countries.ts';
import { isOwnTrackingCode } from './labels/own-tracking-code.ts';

export const CARRIERS = ['postnl', 'dhl', 'ups', 'fedex', 'dpd', 'gls', 'sendy', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];

export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = {
  postnl: 'PostNL',
  dhl: 'DHL',
  ups: 'UPS',
  fedex: 'FedEx',
  dpd: 'DPD',
  gls: 'GLS',
  sendy: 'Sendy',
  other: 'Anders',
};

export type TrackedParcel = {
  carrier: Carrier;
  trackingCode: string;
  postalCode: string;
  country: CountryCode;
};

/**
 * Returns the URL of the carrier's public tracking page. Null for a blank code, for a code of the shop's own
 * labels, and for a carrier without such a page (`sendy` supplies its own links, `other` is unknown). The URL
 * contains the postal code: keep it out of logs and analytics.
 */
export function trackLink({ carrier, trackingCode, postalCode, country }: TrackedParcel): string | null {
  const code = encodeURIComponent(trackingCode.replaceAll(/\s/g, ''));
  const postal = encodeURIComponent(postalCode.replaceAll(/\s/g, '').toUpperCase());
  if (code === '' || isOwnTrackingCode(trackingCode)) return null;
  switch (carrier) {
    case 'postnl':
      return postnlLink(code, postal, country);
    case 'dhl':
      return `https://my.dhlecommerce.nl/home/tracktrace/${code}${postal && `/${postal}`}?lang=nl_NL`;
    case 'ups':
      return `https://www.ups.com/track?loc=nl_NL&tracknum=${code}`;
    case 'fedex':
      return `https://www.fedex.com/fedextrack/?trknbr=${code}`;
    case 'dpd':
      return `https://tracking.dpd.de/status/nl_NL/parcel/${code}`;
    case 'gls':
      return `https://gls-group.com/GROUP/en/parcel-tracking/?match=${code}`;
    case 'sendy':
    case 'other':
      return null;
  }
}

// PostNL has a separate page for Belgium; parcels to all other countries are tracked on the Dutch page.
function postnlLink(code: string, postal: string, country: CountryCode): string {
  const host = country === 'BE' ? 'jouw.postnl.be' : 'jouw.postnl.nl';
  return `https://${host}/track-and-trace/${[code, country, postal].filter(Boolean).join('-')}`;
}
