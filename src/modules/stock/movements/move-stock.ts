// Changes the quantity on hand of articles, each change with a movement. The caller must have locked the
// stock in its transaction.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Move, moveArticle, type SharedByMoves } from './stock.repository.ts';

/**
 * Changes the quantities of articles and books each change as a movement. Announces a catalog change when a
 * pack becomes sold out or available again, so that pages are updated.
 */
export async function moveStock(tx: Orm, moves: readonly Move[], shared: SharedByMoves): Promise<void> {
  let turned = false;
  for (const move of moves) turned = (await moveArticle(tx, move, shared)) || turned;
  if (turned) await announceChange(tx, 'catalog');
}
