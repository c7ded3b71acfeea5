// Reads the facts about the shop for the article writer: name, product and what the product does.

import type { ShopInfo } from '#modules/blog/index.ts';
import type { FindSoldProduct } from '#modules/catalog/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';

type Needs = { findSoldProduct: FindSoldProduct; getSettings: GetSettings };

export async function readShopInfo({ findSoldProduct, getSettings }: Needs): Promise<ShopInfo> {
  const { brand } = await getSettings();
  const sold = await findSoldProduct();
  return {
    brand: brand.name,
    product: sold?.name ?? brand.name,
    description: sold?.description ?? '',
    ingredients: sold?.ingredients ?? '',
    warnings: sold?.warnings ?? '',
    netWeightGrams: sold?.netWeightGrams ?? null,
  };
}
