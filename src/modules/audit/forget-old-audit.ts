// The log names customers where their orders were changed, so it does not stay for ever: two years.

import { days } from '#shared/clock.ts';
import { forgetSealedBefore, type Sealing } from './seal-log.ts';

export const KEEP_ENTRIES = days(2 * 365);

/** Safe to run at any time and as often as wished. */
export async function forgetOldAudit(shop: Sealing): Promise<void> {
  await forgetSealedBefore(shop, new Date(shop.clock.now().getTime() - KEEP_ENTRIES));
}
