// The API query of the Livegang-check, for its own page and the overview of a new shop.

import type { GoLive, GoLiveItem } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { href } from '#shared/href.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The query of the points to check before the shop takes real money. Every visit reads them anew. */
export const goLiveQuery = endpointQuery(['go-live'], operationEndpoints.checkGoLive, { staleTime: 0 });

/**
 * The text of the link beside an open point of the Livegang-check: "Regel dit" when the point is solved in
 * the back-office; "Bekijk de stand" when it is configured on the server and only shown in the back-office.
 */
export const wayText = ({ path }: Pick<GoLiveItem, 'path'>) =>
  path === href('/admin/api') || path === href('/admin/outbox') ? 'Bekijk de stand' : 'Regel dit';

/**
 * The open points of the Livegang-check. Points that can be solved in the back-office come first, and among
 * these the duties.
 */
export function openPoints({ items }: Pick<GoLive, 'items'>): GoLiveItem[] {
  const isDoneHere = (point: GoLiveItem) => point.path !== null && wayText(point) === 'Regel dit';
  const rank = (point: GoLiveItem) => (isDoneHere(point) ? 0 : 2) + (point.duty === null ? 1 : 0);
  return items.filter(({ ok }) => !ok).toSorted((one, other) => rank(one) - rank(other));
}
