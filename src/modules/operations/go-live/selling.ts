// Decides whether the shop accepts orders. A live shop does not while a legal or financial duty is open,
// except in an owner's opening of an hour; a test shop always does, because it charges nobody.

import { cachedFor } from '#shared/cache.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { GoLiveItem } from '../contract.ts';
import { checkRequirements } from './check-go-live.ts';
import type { RequirementInfo } from './points.ts';

/**
 * Lifetime of the cached result in milliseconds, for changes that are not announced (an owner without a
 * second factor, the first answer of the payment provider).
 */
const CACHE_TTL_MS = seconds(20);

type SellingState = {
  isOpen: boolean;
  /** The open duties that close the shop, or would without an opening. */
  missing: readonly GoLiveItem[];
  /** End of the owner's opening; null without one. */
  openUntil: Date | null;
};

export type Selling = {
  read(): Promise<SellingState>;
  /** Drops the cached result. */
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
