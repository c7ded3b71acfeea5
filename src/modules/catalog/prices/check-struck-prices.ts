// Before live mode the operator sees which struck prices cannot be backed up.
// A single jar is compared with its own past price, a larger pack with as many single jars as it holds.

import type { Database, Orm } from '#platform/database/database.ts';
import { type Cents, cents, formatEuro } from '#shared/money.ts';
import { selectAllVariants, type VariantRow } from '../variants.repository.ts';
import { selectPriceHistory } from './price-history.repository.ts';
import { currentPriceSince, lowestPriceBefore } from './price-history.ts';

/** A struck price that says more than the facts allow. `allowed` is the highest figure that may be shown, null when none may. */
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
    const allowed = await allowedReference(orm, variant, variants);
    if (allowed !== null && shown <= allowed) continue;
    issues.push({ variantCode: variant.code, shown, allowed, detail: explain(variant, shown, allowed) });
  }
  return issues;
}

async function allowedReference(
  db: Orm,
  variant: VariantRow,
  all: readonly VariantRow[],
): Promise<Cents | null> {
  if (variant.quantity > 1) {
    const single = all.find((other) => other.productId === variant.productId && other.quantity === 1);
    return single ? cents(single.priceCents * variant.quantity) : null;
  }
  const history = await selectPriceHistory(db, variant.code);
  const since = currentPriceSince(history);
  return since && lowestPriceBefore(history, since);
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
