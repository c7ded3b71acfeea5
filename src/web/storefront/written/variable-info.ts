// What the variables of a text are told from: read once for a page, the day only when a text names it.

import type { PageContext } from '../../page-context.ts';
import { keptNearbyDay } from '../../promised-day.ts';
import { keptSelling } from '../../selling.ts';
import { legalInfo } from '../legal/legal-info.ts';
import type { VariableInfo } from './variable-values.ts';

type Told = Awaited<ReturnType<typeof readTold>>;
/** Of a page, or of whoever else lets go of what is another tomorrow. */
type Place = Pick<PageContext, 'shop' | 'keepUntil'>;

export const readVariableInfo = async (place: Place): Promise<VariableInfo> =>
  variableInfoOf(place, await readTold(place));

/** For a page that has read all of it for itself. */
export function variableInfoOf(
  place: Place,
  { settings, countries, proof, packs, product, isOpen }: Told,
): VariableInfo {
  const { testMode } = place.shop;
  const productName = product?.name ?? settings.brand.name;
  return {
    legal: legalInfo(settings, countries, { ...proof, testMode, productName }),
    resultDays: settings.claims.resultDays,
    packs,
    nearbyDay: () => keptNearbyDay(place, { settings, countries, isOpen, packs }),
  };
}

async function readTold(place: Place) {
  const { shop } = place;
  const [isOpen, settings, countries, proof, packs, product] = await Promise.all([
    keptSelling(place),
    shop.getSettings(),
    shop.listShippingCountries(),
    shop.readProof(),
    shop.listPackVariants(),
    shop.findProduct(),
  ]);
  return { isOpen, settings, countries, proof, packs, product };
}
