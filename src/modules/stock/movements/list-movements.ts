// Lists stock movements for the back-office, newest first, in pages.

import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import type { Movement, MovementQuery } from '../contract.ts';
import { countMovements, selectMovements } from './movements.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * Returns one page of stock movements, newest first. `orderId` is the order whose number is the search text;
 * null for any other search.
 */
export function listMovements({ database: { orm } }: Needs, query: MovementQuery, orderId: number | null) {
  const search = { ...query, orderId };
  return readPage(query, {
    rows: (place) => selectMovements(orm, search, place),
    view: (rows) => rows.map(viewOf),
    summary: async () => totalOf(await countMovements(orm, search)),
  });
}

function viewOf({
  movement,
  articleName,
  batch,
}: Awaited<ReturnType<typeof selectMovements>>[number]): Movement {
  const { batchId: _, key: __, articleCode, at, ...rest } = movement;
  return { ...rest, article: articleCode, articleName, batch, at: at.toISOString() };
}
