// What the pieces in orders cost to buy: by the batches each order got, and as long as it has none by the
// batch it would get now. A piece whose cost nobody filled in makes the sum unknown, and is told by name.

import type { Orm } from '#platform/database/database.ts';
import { selectArticles, selectContents } from '../articles/articles.repository.ts';
import { type DrawnItem, listBatchCosts, listDrawnCosts } from './batches.repository.ts';

export type OrderedPack = { id: number; variantCode: string };

/**
 * Cents without VAT. `missing`: names of the articles of which a cost price is needed and not known; then
 * `cost` is too low.
 */
export type CostOfOrders = { cost: number; missing: string[] };

type Piece = Pick<DrawnItem, 'article' | 'quantity'>;

export async function costOfOrders(db: Orm, packs: readonly OrderedPack[]): Promise<CostOfOrders> {
  if (packs.length === 0) return { cost: 0, missing: [] };
  const contents = (await selectContents(db)).map(({ variantCode, articleCode, quantity }) => ({
    variantCode,
    quantity,
    article: articleCode,
  }));
  const drawn = await listDrawnCosts(
    db,
    packs.map(({ id }) => id),
  );
  const sums = addCosts(packs, { contents, drawn, now: await listBatchCosts(db) });
  const names = new Map((await selectArticles(db)).map(({ code, name }) => [code, name]));
  return { cost: sums.cost, missing: sums.missing.map((code) => names.get(code) ?? code) };
}

type Known = {
  contents: readonly (Piece & { variantCode: string })[];
  drawn: readonly DrawnItem[];
  /** Of the batch that an order would get now, by article. */
  now: ReadonlyMap<string, number>;
};

/**
 * Drawn pieces first, the rest of what the pack holds at the cost of now; `missing` holds codes of articles.
 */
export function addCosts(packs: readonly OrderedPack[], { contents, drawn, now }: Known): CostOfOrders {
  const byVariant = Map.groupBy(contents, ({ variantCode }) => variantCode);
  const byOrder = Map.groupBy(drawn, ({ orderId }) => orderId);
  const missing = new Set<string>();
  let sum = 0;
  const add = ({ article, quantity }: Piece, cost: number | null) => {
    if (quantity <= 0) return;
    if (cost === null) missing.add(article);
    else sum += quantity * cost;
  };
  for (const { id, variantCode } of packs) {
    const got = byOrder.get(id) ?? [];
    for (const piece of got) add(piece, piece.cost);
    for (const { article, quantity } of byVariant.get(variantCode) ?? []) {
      const had = got.filter((piece) => piece.article === article);
      const left = quantity - had.reduce((all, piece) => all + piece.quantity, 0);
      add({ article, quantity: left }, now.get(article) ?? null);
    }
  }
  return { cost: sum, missing: [...missing] };
}
