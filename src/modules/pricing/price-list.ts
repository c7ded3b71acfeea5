// The price list in memory: the packs for sale and the countries the shop sends to, read for every quote.
// After an operator changes a pack or a country, the list must be read again from the database.

import { listVariantsForSale, type VariantOfProduct } from '#modules/catalog/index.ts';
import { listShippingCountries, type ShippingCountryView } from '#modules/shipping/index.ts';
import type { Database } from '#platform/database/database.ts';
import { cached } from '#shared/cache.ts';
import type { CountryCode } from '#shared/recipient/countries.ts';

export type PriceList = {
  /**
   * Finds a variant for sale by code; null when the variant is unknown, switched off or part of a hidden
   * product.
   */
  findVariant(code: string): Promise<VariantOfProduct | null>;
  /** Returns the smallest variant for sale, with which a new basket starts; null when nothing is for sale. */
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
