// What must be true before the shop takes real money, as its own page and the first page of a new shop ask
// for it.

import type { GoLive, GoLiveItem } from '#modules/operations/contract.ts';
import { operationEndpoints } from '#modules/operations/endpoints.ts';
import { href } from '#shared/href.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Looked at when it is shown, never from memory. */
export const goLiveQuery = endpointQuery(['go-live'], operationEndpoints.checkGoLive, { staleTime: 0 });

/** What is set on the server is not done in the back-office, but seen there. */
export const wayText = ({ path }: Pick<GoLiveItem, 'path'>) =>
  path === href('/admin/api') || path === href('/admin/outbox') ? 'Bekijk de stand' : 'Regel dit';

/** What is open: first what can be done here, and of that what keeps a real shop from selling. */
export function openPoints({ items }: Pick<GoLive, 'items'>): GoLiveItem[] {
  const isDoneHere = (point: GoLiveItem) => point.path !== null && wayText(point) === 'Regel dit';
  const rank = (point: GoLiveItem) => (isDoneHere(point) ? 0 : 2) + (point.duty === null ? 1 : 0);
  return items.filter(({ ok }) => !ok).toSorted((one, other) => rank(one) - rank(other));
}
