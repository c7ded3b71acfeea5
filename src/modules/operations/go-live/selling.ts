// Whether the shop takes orders. A live one does not while a point of the law or of money is open, unless an
// owner opened it for an hour; a test shop always does, for it charges nobody.

import { cachedFor } from '#shared/cache.ts';
import { type Clock, seconds } from '#shared/clock.ts';
import type { GoLiveItem } from '../contract.ts';
import { checkRequirements } from './check-go-live.ts';
import type { RequirementInfo } from './points.ts';

/**
 * What nobody announces (an owner without a second factor, the first word of the provider) is seen after so
 * long.
 */
const CACHE_TTL_MS = seconds(20);

type SellingState = {
  isOpen: boolean;
  /** What keeps it closed, or would. */
  missing: readonly GoLiveItem[];
  /** Until when an owner opened it all the same. */
  openUntil: Date | null;
};

export type Selling = {
  read(): Promise<SellingState>;
  /** The next reader looks afresh. */
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
