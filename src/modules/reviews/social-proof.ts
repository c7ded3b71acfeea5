// What the shop may say of what customers think of it. A shop that sells counts it from what its own
// customers wrote; the figures of the settings fill a test shop only, because a figure nobody counted
// misleads (BW 6:193g). How many customers are satisfied is said where the evidence of it is noted.

import type { Settings } from '#modules/settings/contract.ts';
import type { ReviewSummary, SocialProof } from './contract.ts';

/** Fewer say little of the rest. */
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
