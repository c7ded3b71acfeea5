// What whoever writes articles may know of the shop: its name, and what its product is and does.

import type { ShopInfo } from '#modules/blog/index.ts';
import { listProducts } from '#modules/catalog/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';

type Needs = { database: Database; getSettings: GetSettings };

export async function readShopInfo({ database, getSettings }: Needs): Promise<ShopInfo> {
  const { brand, product } = await getSettings();
  const [sold] = await listProducts({ database }, { publishedOnly: true });
  return {
    brand: brand.name,
    product: product.name,
    description: sold?.description ?? '',
    ingredients: sold?.ingredients ?? '',
    warnings: sold?.warnings ?? '',
    netWeightGrams: sold?.netWeightGrams ?? null,
  };
}
