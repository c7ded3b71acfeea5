// What the countdown of the landing page runs to. Only a test shop counts to midnight as specified: nothing
// ends there, and a deadline that is none is forbidden (BW 6:193g).

import type { PublicSettings } from '#modules/settings/contract.ts';
import { leavesTodayUntil } from '#modules/shipping/contract.ts';

export type ShownCountdown =
  | { until: 'midnight' }
  /** `at` in milliseconds, `cutOff` as "16:00". */
  | { until: 'dispatch'; at: number; cutOff: string };

type Moment = { now: Date; testMode: boolean };

/** Null when none is shown: switched off, or nothing leaves any more today. */
export function shownCountdown(
  { countdown, delivery: { cutOff } }: Pick<PublicSettings, 'countdown' | 'delivery'>,
  { now, testMode }: Moment,
): ShownCountdown | null {
  if (!countdown.enabled) return null;
  if (countdown.until === 'midnight' && testMode) return { until: 'midnight' };
  const at = leavesTodayUntil(now, cutOff);
  return at && { until: 'dispatch', at: at.getTime(), cutOff };
}
