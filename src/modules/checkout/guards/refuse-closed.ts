// Refuses new checkouts while the shop takes no orders; every way into the checkout calls this first. Orders
// that are paid or already agreed are not refused.

import { Refusal } from '#shared/api/problems.ts';

export type SellingNeeds = { selling: { read(): Promise<{ isOpen: boolean }> } };

const SECONDS = 60;

/** Throws 503 `shop_closed`, with Retry-After, while the shop takes no orders. */
export async function refuseClosed(
  { selling }: SellingNeeds,
  detail = 'We nemen op dit moment geen bestellingen aan. Wat je hebt ingevuld blijft bewaard.',
): Promise<void> {
  if ((await selling.read()).isOpen) return;
  throw new Refusal('shop_closed', detail, { retryAfter: SECONDS });
}

/**
 * Throws 503 `shop_closed` while the shop takes no orders, with a text for operators that refers to the
 * Livegang-check.
 */
export const refuseClosedToOperator = (shop: SellingNeeds): Promise<void> =>
  refuseClosed(shop, 'De winkel neemt nog geen bestellingen aan. De Livegang-check zegt wat er nog moet.');
