// Whether the shop takes orders. A live one does not while a point of the law or of money is open, unless an
// owner opened it for an hour; a test shop always does, for it charges nobody.

import { type Clock, seconds } from '#shared/clock.ts';
import { keepFor } from '#shared/keep.ts';
import type { GoLiveItem } from '../contract.ts';
import { checkDuties } from './check-go-live.ts';
import type { DutyInfo } from './points.ts';

/**
 * What nobody announces (an owner without a second factor, the first word of the provider) is seen after so
 * long.
 */
const KEPT_FOR = seconds(20);

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
  drop(): void;
};

type Needs = {
  live: boolean;
  clock: Clock;
  readDuties(): Promise<DutyInfo>;
  readOpening(): Promise<Date | null>;
};

export function createSelling({ live, clock, readDuties, readOpening }: Needs): Selling {
  const look = async () => {
    const [info, openUntil] = await Promise.all([readDuties(), readOpening()]);
    return { missing: checkDuties(info).filter(({ ok }) => !ok), openUntil };
  };
  const keepLooking = () => keepFor(look, KEPT_FOR, clock);
  let kept = keepLooking();
  return {
    async read() {
      if (!live) return { isOpen: true, missing: [], openUntil: null };
      const { missing, openUntil } = await kept();
      const until = openUntil && openUntil > clock.now() ? openUntil : null;
      return { isOpen: missing.length === 0 || until !== null, missing, openUntil: until };
    },
    drop() {
      kept = keepLooking();
    },
  };
}
