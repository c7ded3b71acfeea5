// The API query of the Livegang-check, for its own page and the overview of a new shop.

import type { GoLive, GoLiveItem } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { href } from '#shared/href.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The points to check before the shop takes real money; always read again, never from the cache. */
export const goLiveQuery = endpointQuery(['go-live'], operationEndpoints.checkGoLive, { staleTime: 0 });

/**
 * The text of a point's link: "Regel dit" for the back-office; "Bekijk de stand" for what is configured on
 * the server and only shown here.
 */
export const wayText = ({ path }: Pick<GoLiveItem, 'path'>) =>
  path === href('/admin/api') || path === href('/admin/outbox') ? 'Bekijk de stand' : 'Regel dit';

/**
 * The open points of the Livegang-check: those to be closed in the back-office first, and of these the duties
 * before the others.
 */
export function openPoints({ items }: Pick<GoLive, 'items'>): GoLiveItem[] {
  const isDoneHere = (point: GoLiveItem) => point.path !== null && wayText(point) === 'Regel dit';
  const rank = (point: GoLiveItem) => (isDoneHere(point) ? 0 : 2) + (point.duty === null ? 1 : 0);
  return items.filter(({ ok }) => !ok).toSorted((one, other) => rank(one) - rank(other));
}
