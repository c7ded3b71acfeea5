// Books a stock count. Each counted article gets a movement, also when nothing differs, to record that it was
// counted. Sales between the count and its booking stay booked.

import type { Database } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { CountStock } from '../contract.ts';
import { moveStock } from './move-stock.ts';
import { findBooked } from './movements.repository.ts';
import { noteCounted } from './note-counted.ts';
import { lockStock } from './stock.repository.ts';

const COUNTED_BY_ANOTHER =
  'Iemand anders heeft dit intussen geteld of gewijzigd. Sluit dit venster en tel opnieuw.';

type Needs = { database: Database; clock: Clock };

/**
 * Books a stock count, once per idempotency key. Throws 409 `edit_conflict` when somebody counted or edited
 * an article in the meantime, 422 for an unknown article.
 */
export async function countStock(
  { database, clock }: Needs,
  { key, note, lines }: CountStock,
  actor: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const shelf = new Map((await lockStock(tx)).map((article) => [article.code, article]));
    const keyOf = (article: string) => `count:${key}:${article}`;
    const booked = await findBooked(
      tx,
      lines.map(({ article }) => keyOf(article)),
    );
    const news = lines.flatMap((line, index) => {
      const found = shelf.get(line.article);
      if (!found)
        throw invalidFields([{ path: `lines.${index}.article`, message: 'Dit artikel bestaat niet.' }]);
      return booked.has(keyOf(line.article)) ? [] : [{ line, found }];
    });
    if (news.length === 0) return;
    for (const { line, found } of news) refuseStaleEdit(found.version, line.version, COUNTED_BY_ANOTHER);
    const moves = news.map(({ line: { article, counted, was }, found }) => {
      // The stock cannot become negative: pieces sold in the meantime may have been missing from the count
      // already.
      return { article, quantity: Math.max(counted - was, -found.onHand), key: keyOf(article) };
    });
    await moveStock(tx, moves, { kind: 'counted', actor, note: note || null, at: clock.now() });
    const changed = moves.filter(({ quantity }) => quantity !== 0);
    await noteCounted(
      tx,
      changed.map(({ article }) => article),
    );
  });
}
