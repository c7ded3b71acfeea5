// The day pages name to whoever orders now. A kept page that names it is let go when it is another.

import { dayWord } from '#copy/delivery.ts';
import { nearbyDeliveryDay, promiseChangesAt } from '#modules/shipping/contract.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { PageContext } from './page-context.ts';

/** When what is ordered now arrives in the Netherlands and in Belgium: "morgen", "dinsdag". */
export function nearbyDayWord(now: Date, cutOff: string): string {
  return dayWord(nearbyDeliveryDay(now, cutOff), dayOf(now));
}

/** The same for a page that is kept. */
export function keptDayWord(
  { shop, keepUntil }: Pick<PageContext, 'shop' | 'keepUntil'>,
  cutOff: string,
): string {
  const now = shop.now();
  keepUntil(promiseChangesAt(now, cutOff));
  return nearbyDayWord(now, cutOff);
}
