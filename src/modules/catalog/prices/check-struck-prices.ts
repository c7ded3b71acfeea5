// Lists the struck prices that the price history does not support. The storefront hides them, and the
// operator is informed.

import type { Database } from '#platform/database/database.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import { selectAllVariants, type VariantRow } from '../variants.repository.ts';
import { referencePrice } from './reference-price.ts';

/**
 * A struck-through former price (`shown`) that is higher than the highest price that may be struck
 * (`allowed`), in cents. `allowed` is null when no price may be struck. `detail` explains this to the
 * operator in Dutch.
 */
export type StruckPriceIssue = { variantCode: string; shown: Cents; allowed: Cents | null; detail: string };

export async function checkStruckPrices({
  database: { orm },
}: {
  database: Pick<Database, 'orm'>;
}): Promise<StruckPriceIssue[]> {
  const variants = (await selectAllVariants(orm))
    .map(({ variant }) => variant)
    .filter((variant) => variant.isActive);
  const issues: StruckPriceIssue[] = [];
  for (const variant of variants) {
    const shown = variant.originalPriceCents;
    if (shown === null || shown <= variant.priceCents) continue;
    const allowed = await referencePrice(orm, variant, variants);
    if (allowed !== null && shown <= allowed) continue;
    issues.push({ variantCode: variant.code, shown, allowed, detail: explain(variant, shown, allowed) });
  }
  return issues;
}

function explain(variant: VariantRow, shown: Cents, allowed: Cents | null): string {
  const claim = `${variant.name}: van-prijs ${formatEuro(shown)}`;
  if (allowed !== null) {
    const basis =
      variant.quantity > 1 ? `${variant.quantity} losse potten` : 'de laagste prijs van de 30 dagen ervoor';
    return `${claim} is hoger dan ${basis} (${formatEuro(allowed)}).`;
  }
  if (variant.quantity > 1) return `${claim} kan niet: er is geen losse pot te koop om mee te vergelijken.`;
  return `${claim} kan niet: er is geen prijs van minstens 30 dagen om mee te vergelijken.`;
}
