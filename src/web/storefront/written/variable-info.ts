// Gathers what the variables of a text are told from: read once for a page, the day only when a text names it.

import type { PageContext } from '../../page-context.ts';
import { keptDayWord } from '../../promised-day.ts';
import { legalInfo } from '../legal/legal-info.ts';
import type { VariableInfo } from './variable-values.ts';

export async function readVariableInfo(page: PageContext): Promise<VariableInfo> {
  const { shop } = page;
  const [settings, countries, proof, packs, product] = await Promise.all([
    shop.getSettings(),
    shop.listShippingCountries(),
    shop.readProof(),
    shop.listPackVariants(),
    shop.findProduct(),
  ]);
  const productName = product?.name ?? settings.brand.name;
  return {
    legal: legalInfo(settings, countries, { ...proof, testMode: shop.testMode, productName }),
    resultDays: settings.claims.resultDays,
    packs,
    nearbyDay: () => keptDayWord(page, settings.delivery.cutOff),
  };
}
