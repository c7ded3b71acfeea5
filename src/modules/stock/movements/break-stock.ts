// Books broken, lost or given-away pieces as a movement with a reason, on request of an operator.

import type { Database } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { BreakStock } from '../contract.ts';
import { drawBatch } from '../purchases/batches.repository.ts';
import { moveStock } from './move-stock.ts';
import { findBooked } from './movements.repository.ts';
import { lockStock } from './stock.repository.ts';

type Needs = { database: Database; clock: Clock };

/**
 * Books broken, lost or given-away pieces, once per idempotency key. Throws 409 `too_few_left` when fewer
 * pieces are on hand; 422 for an unknown article or batch.
 */
export async function breakStock(
  { database, clock }: Needs,
  { key, article, quantity, reason, batchId }: BreakStock,
  actor: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const articleRow = (await lockStock(tx)).find(({ code }) => code === article);
    if (!articleRow) throw invalidFields([{ path: 'article', message: 'Dit artikel bestaat niet.' }]);
    const bookingKey = `broken:${key}`;
    if ((await findBooked(tx, [bookingKey])).has(bookingKey)) return;
    if (articleRow.onHand < quantity) throw tooFewLeft(`Er zijn er nog ${articleRow.onHand}.`);
    if (batchId && !(await drawBatch(tx, { id: batchId, article, quantity })))
      throw tooFewLeft('Van deze partij zijn er zoveel niet meer.');
    const move = { article, quantity: -quantity, batchId: batchId || null, key: bookingKey };
    await moveStock(tx, [move], { kind: 'broken', actor, note: reason, at: clock.now() });
  });
}

const tooFewLeft = (detail: string) => new Refusal('too_few_left', detail);
