// Decides whether the shop accepts orders. A live shop does not sell while a legal or financial requirement
// is open, except during an hour in which an owner allows a test order. A shop in test mode always sells,
// because it charges nobody.

import { cachedFor } from '#shared/cache.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { GoLiveItem } from '../contract.ts';
import { checkRequirements } from './check-go-live.ts';
import type { RequirementInfo } from './points.ts';

/**
 * Lifetime in milliseconds of the cached result of the check whether the shop accepts orders. Some changes do
 * not clear the cache, such as the second factor of an owner or the first webhook of the payment provider;
 * they take effect after this time at the latest.
 */
const CACHE_TTL_MS = seconds(20);

type SellingState = {
  isOpen: boolean;
  /** The open legal and financial requirements, which stop sales unless an owner has allowed a test order. */
  missing: readonly GoLiveItem[];
  /**
   * When the hour ends in which an owner lets the shop sell for a test order; null when no such hour is
   * running.
   */
  openUntil: Date | null;
};

export type Selling = {
  read(): Promise<SellingState>;
  /** Drops the cached result of the check whether the shop accepts orders. */
  invalidate(): void;
};

type Needs = {
  live: boolean;
  clock: Clock;
  readRequirements(): Promise<RequirementInfo>;
  readOpening(): Promise<Date | null>;
};

export function createSelling({ live, clock, readRequirements, readOpening }: Needs): Selling {
  const evaluate = async () => {
    const [info, openUntil] = await Promise.all([readRequirements(), readOpening()]);
    return { missing: checkRequirements(info).filter(({ ok }) => !ok), openUntil };
  };
  const createCache = () => cachedFor(evaluate, CACHE_TTL_MS, clock);
  let cached = createCache();
  return {
    async read() {
      if (!live) return { isOpen: true, missing: [], openUntil: null };
      const { missing, openUntil } = await cached();
      const until = openUntil && openUntil > clock.now() ? openUntil : null;
      return { isOpen: missing.length === 0 || until !== null, missing, openUntil: until };
    },
    invalidate() {
      cached = createCache();
    },
  };
}
