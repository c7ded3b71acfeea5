// A count: what really lies there. Each article that was counted becomes a movement, also one that agrees:
// that it was counted is worth knowing. What is sold between looking and booking stays sold.

import type { Database } from '#platform/database/database.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { CountStock } from '../contract.ts';
import { moveStock } from './move-stock.ts';
import { findBooked } from './movements.repository.ts';
import { lockStock } from './stock.repository.ts';

type Needs = { database: Database; clock: Clock };

/** Booked once for each key. 422 for an article that is not known. */
export async function countStock(
  { database, clock }: Needs,
  { key, note, lines }: CountStock,
  actor: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const onHand = new Map((await lockStock(tx)).map((article) => [article.code, article.onHand]));
    const keyOf = (article: string) => `count:${key}:${article}`;
    const booked = await findBooked(
      tx,
      lines.map(({ article }) => keyOf(article)),
    );
    const moves = lines.map(({ article, counted, was }, index) => {
      const now = onHand.get(article);
      if (now === undefined)
        throw invalidFields([{ path: `lines.${index}.article`, message: 'Dit artikel bestaat niet.' }]);
      // Fewer than none cannot lie there: what was sold meanwhile had been counted already.
      return { article, quantity: Math.max(counted - was, -now), key: keyOf(article) };
    });
    const news = moves.filter((move) => !booked.has(move.key));
    if (news.length === 0) return;
    await moveStock(tx, news, { kind: 'counted', actor, note: note || null, at: clock.now() });
  });
}
