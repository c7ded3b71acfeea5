// Collects the data of the legal texts: from the settings, the statutory periods and the countries of the
// shop.

import { commonCopy } from '#copy/common.ts';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { REFUND_DAYS, RETURN_DAYS } from '#modules/returns/contract.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { CARRIER_NAMES, CARRIERS, type ShippingCountryView } from '#modules/shipping/contract.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import { deliveryZones, notServed } from './delivery-zones.ts';

/**
 * Carrier codes that the legal texts do not name, because customers would not recognise them as carriers: the
 * label service and "other".
 */
const NO_CARRIER: readonly string[] = ['sendy', 'other'];

export function legalInfo(
  settings: PublicSettings,
  countries: readonly ShippingCountryView[],
  { rating, testMode, productName }: Pick<SocialProof, 'rating'> & { testMode: boolean; productName: string },
): LegalInfo {
  const { brand, company, claims, delivery, support } = settings;
  return {
    brand: brand.name,
    product: productName,
    company,
    delivery,
    support,
    withdrawalDays: withdrawalDays(claims.moneyBackDays),
    returnDays: RETURN_DAYS,
    refundDays: REFUND_DAYS,
    guaranteeDays: claims.guaranteeDays,
    guaranteeNotice: settings.legal.guaranteeNotice,
    rating: rating && {
      figure: commonCopy.rating(rating.average),
      count: rating.count,
      isCounted: !testMode,
    },
    carriers: CARRIERS.filter((code) => !NO_CARRIER.includes(code)).map((code) => CARRIER_NAMES[code]),
    zones: deliveryZones(countries),
    notServed: notServed(countries),
  };
}
