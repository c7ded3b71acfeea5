// Computes the purchase cost of orders. An order whose parcel was prepared uses the batches assigned to it;
// any other order uses the batch that would be assigned now. Articles with an unknown cost are listed by
// name.

import type { Orm } from '#platform/database/database.ts';
import { selectArticles, selectContents } from '../articles/articles.repository.ts';
import { type DrawnItem, listBatchCosts, listDrawnCosts } from './batches.repository.ts';

export type OrderedPack = { id: number; variantCode: string };

/**
 * The purchase cost of orders. `cost` is in cents without VAT. `missing` lists the names of the articles with
 * an unknown cost, which `cost` leaves out.
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
  /**
   * Current cost per piece in cents, by article: the cost of the batch from which pieces would be assigned
   * now.
   */
  now: ReadonlyMap<string, number>;
};

/**
 * Adds up the cost of orders: the cost of batch pieces assigned to them and, for the rest of each pack, the
 * current cost per article. `missing` contains the codes of articles with an unknown cost.
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
