// The readings of the catalog: packs for the storefront, products and variants for the back-office.
// Each answers the shape of the contract.

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
  /** What can still be sold, by the code of a variant. */
  sellable: ReadonlyMap<string, Sellable>;
  /** As counted; undefined: as the operator marked them. */
  mostOrdered?: string | null | undefined;
};

/**
 * The packs of the picker: all that are for sale of the product the shop sells, smallest first; a pack of
 * which none can be sold is listed as sold out, a struck price only where the facts bear it, and with
 * `mostOrdered` no other pack called so.
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

/**
 * Every variant that is for sale: none that is switched off, and none of a product the shop does not sell.
 */
export function listVariantsForSale(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariantsForSale(db);
}

/** Every product, drafts and archived ones too, oldest first, as the back-office edits it. */
export async function listProducts({ database }: Needs): Promise<Product[]> {
  return (await selectAllProducts(database.orm, { publishedOnly: false })).map(toProduct);
}

/**
 * The published ones as everybody reads them: with a struck price only where the facts bear that of the
 * single jar that is sold.
 */
export async function listPublishedProducts({ database }: Needs): Promise<Product[]> {
  const rows = await selectAllProducts(database.orm, { publishedOnly: true });
  const packs = (await selectVariantsForSale(database.orm)).map(({ variant }) => variant);
  const struck = await listVerifiedStruckPrices(database.orm, packs);
  const hasVerifiedPrice = (id: number) =>
    packs.some(({ productId, quantity, code }) => productId === id && quantity === 1 && struck.has(code));
  return rows.map((row) => toProduct(hasVerifiedPrice(row.id) ? row : { ...row, originalPriceCents: null }));
}

/** 404 `not_found` for an unknown id. */
export async function getProduct(db: Orm, id: number): Promise<Product> {
  const row = await findProduct(db, id);
  if (!row) throw notFound('Dit product bestaat niet.');
  return toProduct(row);
}

/**
 * `stock` is what the shelf holds, also of what is set aside: `listStockedVariants` says what can still be
 * sold.
 */
export async function listVariants({ database }: Needs): Promise<Variant[]> {
  return (await selectAllVariants(database.orm)).map(toVariant);
}

/** 404 `not_found` for an unknown id. */
export async function getVariant(db: Orm, id: number): Promise<Variant> {
  const row = await findVariant(db, id);
  if (!row) throw notFound('Deze variant bestaat niet.');
  return toVariant(row);
}

/**
 * What is told of a pack that was bought, by its code, whether it is still for sale or not. Dropped by the
 * notice of a change.
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
  /** The oldest one that is published; null when none is. Inside a transaction its handle must be given. */
  (on?: Orm): Promise<Product | null>;
  /** Forgets what is kept in memory; the next reader asks the database. */
  invalidate(): void;
};

export function createFindSoldProduct({ database }: { database: Pick<Database, 'orm'> }): FindSoldProduct {
  const { read, invalidate } = cachedPerHandle(async (on: Orm) => {
    const [sold] = await selectAllProducts(on, { publishedOnly: true });
    return sold ? toProduct(sold) : null;
  });
  return Object.assign((on = database.orm) => read(on), { invalidate });
}
