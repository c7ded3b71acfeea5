// Lists the payment provider's payouts to the shop's bank account, and compares each payout with the sum of
// its journal entries.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import type { PageQuery } from '#shared/api/paging.ts';
import { type Payout, payoutStatuses } from '../contract.ts';
import { countPayouts, selectPayouts, sumPaidOut } from './balance.repository.ts';

export async function listPayouts(
  { database: { orm } }: { database: Pick<Database, 'orm'> },
  { q, ...pageQuery }: PageQuery,
) {
  return readPage(pageQuery, {
    rows: (place) => selectPayouts(orm, q, place),
    async view(rows): Promise<Payout[]> {
      const sums = await sumPaidOut(
        orm,
        rows.map(({ providerId }) => providerId),
      );
      return rows.map(({ isRead, createdAt, status, ...row }) => ({
        ...row,
        status: payoutStatuses.find((each) => each === status) ?? 'pending',
        createdAt: createdAt.toISOString(),
        entries: sums.get(row.providerId)?.entries ?? 0,
        sum: isRead ? (sums.get(row.providerId)?.sum ?? null) : null,
      }));
    },
    summary: async () => totalOf(await countPayouts(orm, q)),
  });
}
