// Decides which figures about customer opinions the shop may show. A live shop counts its own customers'
// reviews; the figures of the settings are used in test shops only, because invented figures are misleading
// (BW 6:193g). The number of satisfied customers is shown only with evidence in the settings.

import type { Settings } from '#modules/settings/contract.ts';
import type { ReviewSummary, SocialProof } from './contract.ts';

/** Minimum number of customer reviews before the shop shows a rating; fewer are not representative. */
const MIN_COUNTED = 5;

export function socialProof(
  { claims, evidence }: Pick<Settings, 'claims' | 'evidence'>,
  { count, average }: ReviewSummary,
  { testMode }: { testMode: boolean },
): SocialProof {
  const counted = average === null || count < MIN_COUNTED ? null : { average, count };
  if (!testMode) {
    return {
      rating: counted && { ...counted, roundCount: String(count) },
      counted,
      satisfiedCustomers: evidence.satisfiedCustomers === '' ? null : claims.satisfiedCustomers,
    };
  }
  return {
    rating: { average: claims.rating, count: claims.ratingCount, roundCount: claims.checkoutRatingCount },
    counted,
    satisfiedCustomers: claims.satisfiedCustomers,
  };
}
