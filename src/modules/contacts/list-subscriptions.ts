// Lists newsletter subscriptions for the back-office, the newest sign-up first.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import type { ListSubscriptionsQuery, Subscription } from './contract.ts';
import { countSubscriptions, type SubscriptionRow, selectSubscriptions } from './newsletter.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Lists newsletter subscriptions in pages, newest sign-up first. The total counts at most 10,000
 * subscriptions; `totalIsMore` is true when there are more.
 */
export const listSubscriptions = (
  { database: { orm } }: Needs,
  { sort = 'newest', ...query }: ListSubscriptionsQuery,
) =>
  readPage(query, {
    rows: (place) => selectSubscriptions(orm, { ...query, ...place, sort }),
    view: (rows) => rows.map(viewOf),
    summary: async () => totalOf(await countSubscriptions(orm, query)),
  });

function viewOf(row: SubscriptionRow): Subscription {
  const { id, email, status, source } = row;
  return {
    id,
    email,
    status,
    source,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}
