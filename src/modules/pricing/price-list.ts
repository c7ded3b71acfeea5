// What every quote is made of and an operator changes now and then: the packs that are for sale and the
// countries the shop sends to. Kept in memory until one of them changes; whoever keeps it drops it then.

import { listVariantsForSale, type VariantOfProduct } from '#modules/catalog/index.ts';
import { listShippingCountries, type ShippingCountryView } from '#modules/shipping/index.ts';
import type { Database } from '#platform/database/database.ts';
import { cached } from '#shared/cache.ts';
import type { CountryCode } from '#shared/recipient/countries.ts';

export type PriceList = {
  /**
   * Any variant that is for sale, by its code; null for one that is unknown, switched off or of a hidden
   * product.
   */
  findVariant(code: string): Promise<VariantOfProduct | null>;
  /** The smallest that is for sale: what a basket begins with; null when nothing is. */
  firstVariant(): Promise<VariantOfProduct | null>;
  findCountry(code: CountryCode): Promise<ShippingCountryView | null>;
  invalidate(): void;
};

export function createPriceList({ database }: { database: Pick<Database, 'orm'> }): PriceList {
  const variants = cached(() => byCode(listVariantsForSale(database.orm), ({ variant }) => variant.code));
  const countries = cached(() => byCode(listShippingCountries({ database }), ({ code }) => code));
  return {
    findVariant: async (code) => (await variants.read()).get(code) ?? null,
    firstVariant: async () => [...(await variants.read()).values()][0] ?? null,
    findCountry: async (code) => (await countries.read()).get(code) ?? null,
    invalidate() {
      variants.invalidate();
      countries.invalidate();
    },
  };
}

async function byCode<Row>(reading: Promise<Row[]>, codeOf: (row: Row) => string): Promise<Map<string, Row>> {
  return new Map((await reading).map((row) => [codeOf(row), row]));
}
