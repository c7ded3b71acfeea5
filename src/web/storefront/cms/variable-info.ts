// Reads the data for the variables in the owner's texts, once per page. The delivery day is computed only
// when a text uses it.

import type { PageContext } from '../../page-context.ts';
import { cachedNearbyDay } from '../../promised-delivery-day.ts';
import { cachedSelling } from '../../selling.ts';
import { legalInfo } from '../legal/legal-info.ts';
import type { VariableInfo } from './variable-values.ts';

type VariableSources = Awaited<ReturnType<typeof readSources>>;
/**
 * The parts of the page context needed to compute the variables in the owner's texts, such as `{bezorgdag}`.
 * `cacheUntil` limits how long a page with a changing value is cached.
 */
type PageParts = Pick<PageContext, 'shop' | 'cacheUntil'>;

export const readVariableInfo = async (place: PageParts): Promise<VariableInfo> =>
  variableInfoOf(place, await readSources(place));

/**
 * Builds the data for the variables in the owner's texts from settings, packs and other data that the page
 * has already read.
 */
export function variableInfoOf(
  place: PageParts,
  { settings, countries, proof, packs, product, isOpen }: VariableSources,
): VariableInfo {
  const { testMode } = place.shop;
  const productName = product?.name ?? settings.brand.name;
  return {
    legal: legalInfo(settings, countries, { ...proof, testMode, productName }),
    resultDays: settings.claims.resultDays,
    packs,
    nearbyDay: () => cachedNearbyDay(place, { settings, countries, isOpen, packs }),
  };
}

async function readSources(place: PageParts) {
  const { shop } = place;
  const [isOpen, settings, countries, proof, packs, product] = await Promise.all([
    cachedSelling(place),
    shop.getSettings(),
    shop.listShippingCountries(),
    shop.readProof(),
    shop.listPackVariants(),
    shop.findProduct(),
  ]);
  return { isOpen, settings, countries, proof, packs, product };
}
