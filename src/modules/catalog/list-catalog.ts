// The readings of the catalog: packs for the storefront, products and variants for the back-office.
// Each answers the shape of the contract.

import type { Database, Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { toPackVariant, toProduct, toVariant } from './catalog-views.ts';
import type { PackVariant, Product, Variant } from './contract.ts';
import { borneStruckPrices } from './prices/reference-price.ts';
import { findProduct, selectAllProducts } from './products.repository.ts';
import {
  findVariant,
  selectAllVariants,
  selectVariantsForSale,
  type VariantOfProduct,
} from './variants.repository.ts';

type Needs = { database: Pick<Database, 'orm'> };

/**
 * The packs of the picker: all that are for sale of the product the shop sells, smallest first; a pack without stock is listed as
 * sold out, and a struck price only where the facts bear it.
 */
export async function listPackVariants({ database }: Needs): Promise<PackVariant[]> {
  const packs = await selectVariantsForSale(database.orm, { ofSoldProduct: true });
  const struck = await borneStruckPrices(
    database.orm,
    packs.map(({ variant }) => variant),
  );
  return packs.map((pack) => toPackVariant(pack, struck.get(pack.variant.code) ?? null));
}

/** Every variant that is for sale: none that is switched off, and none of a hidden product. */
export function listVariantsForSale(db: Orm): Promise<VariantOfProduct[]> {
  return selectVariantsForSale(db);
}

/** Oldest first. The public list has published products only, the back-office sees drafts and archived ones too. */
export async function listProducts(
  { database }: Needs,
  { publishedOnly }: { publishedOnly: boolean },
): Promise<Product[]> {
  return (await selectAllProducts(database.orm, { publishedOnly })).map(toProduct);
}

/** 404 `not_found` for an unknown id. */
export async function getProduct(db: Orm, id: number): Promise<Product> {
  const row = await findProduct(db, id);
  if (!row) throw notFound('Dit product bestaat niet.');
  return toProduct(row);
}

export async function listVariants({ database }: Needs): Promise<Variant[]> {
  return (await selectAllVariants(database.orm)).map(toVariant);
}

/** 404 `not_found` for an unknown id. */
export async function getVariant(db: Orm, id: number): Promise<Variant> {
  const row = await findVariant(db, id);
  if (!row) throw notFound('Deze variant bestaat niet.');
  return toVariant(row);
}
