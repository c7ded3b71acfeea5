// Determines until when the countdown on the landing page runs. Only a test shop counts down to midnight:
// nothing ends at midnight, and a false deadline is forbidden (BW 6:193g).

import type { PublicSettings } from '#modules/settings/contract.ts';
import { leavesTodayUntil } from '#modules/shipping/contract.ts';

export type ShownCountdown =
  | { until: 'midnight' }
  /**
   * The countdown on the landing page runs until the time at which orders of today are no longer sent the
   * same day. `at` is that moment in milliseconds since 1970, `cutOff` its text, such as "16:00".
   */
  | { until: 'dispatch'; at: number; cutOff: string };

type Moment = { now: Date; testMode: boolean };

/**
 * Returns the countdown to show on the landing page. Null when it is switched off or no more parcels are sent
 * today.
 */
export function shownCountdown(
  { countdown, delivery: { cutOff } }: Pick<PublicSettings, 'countdown' | 'delivery'>,
  { now, testMode }: Moment,
): ShownCountdown | null {
  if (!countdown.enabled) return null;
  if (countdown.until === 'midnight' && testMode) return { until: 'midnight' };
  const at = leavesTodayUntil(now, cutOff);
  return at && { until: 'dispatch', at: at.getTime(), cutOff };
}
