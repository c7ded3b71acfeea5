// The product the shop sells, read all the time and hardly ever changed: its name and what is told of it are the same on every
// page, in every mail and for every machine.

import type { Database, Orm } from '#platform/database/database.ts';
import { keepEach } from '#shared/keep.ts';
import { toProduct } from './catalog-views.ts';
import type { Product } from './contract.ts';
import { selectAllProducts } from './products.repository.ts';

export type FindSoldProduct = {
  /** The oldest one that is published; null when none is. Inside a transaction its handle must be given. */
  (on?: Orm): Promise<Product | null>;
  /** Forgets what is kept in memory; the next reader asks the database. */
  drop(): void;
};

export function createFindSoldProduct({ database }: { database: Pick<Database, 'orm'> }): FindSoldProduct {
  const { read, drop } = keepEach(async (on: Orm) => {
    const [sold] = await selectAllProducts(on, { publishedOnly: true });
    return sold ? toProduct(sold) : null;
  });
  return Object.assign((on = database.orm) => read(on), { drop });
}
