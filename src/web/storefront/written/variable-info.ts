// What the variables of a text are told from: read once for a page, the day only when a text names it.

import type { PageContext } from '../../page-context.ts';
import { keptDayWord } from '../../promised-day.ts';
import { legalInfo } from '../legal/legal-info.ts';
import type { VariableInfo } from './variable-values.ts';

type Told = Awaited<ReturnType<typeof readTold>>;

export const readVariableInfo = async (page: PageContext): Promise<VariableInfo> =>
  variableInfoOf(page, await readTold(page));

/** For a page that has read all of it for itself. */
export function variableInfoOf(
  page: PageContext,
  { settings, countries, proof, packs, product }: Told,
): VariableInfo {
  const { testMode } = page.shop;
  const productName = product?.name ?? settings.brand.name;
  return {
    legal: legalInfo(settings, countries, { ...proof, testMode, productName }),
    resultDays: settings.claims.resultDays,
    packs,
    nearbyDay: () => keptDayWord(page, settings.delivery.cutOff),
  };
}

async function readTold({ shop }: PageContext) {
  const [settings, countries, proof, packs, product] = await Promise.all([
    shop.getSettings(),
    shop.listShippingCountries(),
    shop.readProof(),
    shop.listPackVariants(),
    shop.findProduct(),
  ]);
  return { settings, countries, proof, packs, product };
}
