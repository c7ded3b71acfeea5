// Reads the catalog: packs for the storefront, products and variants for the back-office.

import type { Database, Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { type CachedPerHandle, cachedPerHandle } from '#shared/cache.ts';
import { type Sellable, toPackVariant, toProduct, toVariant } from './catalog-views.ts';
import { type PackVariant, type Product, pictureOfPack, type Variant } from './contract.ts';
import { listVerifiedStruckPrices } from './prices/reference-price.ts';
import { findProduct, selectAllProducts } from './products.repository.ts';
import {
  findVariant,
  selectAllVariants,
  selectVariantsForSale,
  type VariantOfProduct,
} from './variants.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

export type PackListing = {
  /** The number of packs that can still be sold and whether their gift is in stock, by variant code. */
  sellable: ReadonlyMap<string, Sellable>;
  /**
   * The code of the pack that customers ordered most often. A pack is shown as popular when it has this code
   * and the operator marked it as popular. Null when no pack is ahead: none is shown as popular. Undefined
   * when orders are not counted: every pack the operator marked is shown as popular.
   */
  mostOrdered?: string | null | undefined;
};

/**
 * Lists the packs of the product for sale, smallest first. A pack that is out of stock is listed as sold out.
 * A struck price is included only if the price history supports it.
 */
export async function listPackVariants(
  { database }: Needs,
  { sellable, mostOrdered }: PackListing,
): Promise<PackVariant[]> {
  const packs = await selectVariantsForSale(database.orm);
  const struck = await listVerifiedStruckPrices(
    database.orm,
    packs.map(({ variant }) => variant),
  );
  return packs.map((pack) => {
    const { code } = pack.variant;
    return toPackVariant(pack, {
      original: struck.get(code) ?? null,
      mostOrdered,
      sellable: sellable.get(code),
    });
  });
}

/** Lists the variants for sale: the active variants of the one product the shop sells. */
export function listVariantsForSale(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariantsForSale(db);
}

/** Lists all products for the back-office, oldest first, including drafts and archived products. */
export async function listProducts({ database }: Needs): Promise<Product[]> {
  return (await selectAllProducts(database.orm, { publishedOnly: false })).map(toProduct);
}

/**
 * Lists the published products. A struck price is included only if the price history of the product's one-jar
 * pack supports it.
 */
export async function listPublishedProducts({ database }: Needs): Promise<Product[]> {
  const rows = await selectAllProducts(database.orm, { publishedOnly: true });
  const packs = (await selectVariantsForSale(database.orm)).map(({ variant }) => variant);
  const struck = await listVerifiedStruckPrices(database.orm, packs);
  const hasVerifiedPrice = (id: number) =>
    packs.some(({ productId, quantity, code }) => productId === id && quantity === 1 && struck.has(code));
  return rows.map((row) => toProduct(hasVerifiedPrice(row.id) ? row : { ...row, originalPriceCents: null }));
}

/**
 * Returns the product with this id, also a draft or an archived one. Throws 404 `not_found` for an unknown
 * id.
 */
export async function getProduct(db: Orm, id: number): Promise<Product> {
  const row = await findProduct(db, id);
  if (!row) throw notFound('Dit product bestaat niet.');
  return toProduct(row);
}

/**
 * Lists all variants. `stock` includes the packs held for baskets in the checkout; `listStockedVariants`
 * returns what can still be sold.
 */
export async function listVariants({ database }: Needs): Promise<Variant[]> {
  return (await selectAllVariants(database.orm)).map(toVariant);
}

/** Returns the variant with this id, also an inactive one. Throws 404 `not_found` for an unknown id. */
export async function getVariant(db: Orm, id: number): Promise<Variant> {
  const row = await findVariant(db, id);
  if (!row) throw notFound('Deze variant bestaat niet.');
  return toVariant(row);
}

/**
 * A cache of pack names, quantities, images and gifts by variant code, including packs no longer for sale. It
 * is cleared when the catalog changes.
 */
export type PackInfoCache = CachedPerHandle<
  Orm,
  ReadonlyMap<string, Pick<PackVariant, 'name' | 'quantity' | 'imageUrl' | 'gift'>>
>;

export const createPackInfoCache = (): PackInfoCache =>
  cachedPerHandle(async (db: Orm) => {
    const variants = (await selectAllVariants(db)).map(toVariant);
    return new Map(
      variants.map((pack) => [
        pack.code,
        { name: pack.name, quantity: pack.quantity, imageUrl: pictureOfPack(pack), gift: pack.gift },
      ]),
    );
  });

export type FindSoldProduct = {
  /**
   * Returns the one product the shop sells (the oldest published one), from a cache; null when there is none.
   * Inside a transaction, pass the transaction as `on`.
   */
  (on?: Orm): Promise<Product | null>;
  /** Clears the cached product for sale, so that the next call reads the database. */
  invalidate(): void;
};

export function createFindSoldProduct({ database }: { database: Pick<Database, 'orm'> }): FindSoldProduct {
  const { read, invalidate } = cachedPerHandle(async (on: Orm) => {
    const [sold] = await selectAllProducts(on, { publishedOnly: true });
    return sold ? toProduct(sold) : null;
  });
  return Object.assign((on = database.orm) => read(on), { invalidate });
}
