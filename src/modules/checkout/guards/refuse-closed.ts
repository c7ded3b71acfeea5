// The one question every door of the checkout asks first: does the shop take orders now? What was paid is
// never refused by it, nor what was agreed before.

import { Refusal } from '#shared/api/problems.ts';

export type SellingNeeds = { selling: { read(): Promise<{ isOpen: boolean }> } };

const SECONDS = 60;

/** 503 `shop_closed`. */
export async function refuseClosed(
  { selling }: SellingNeeds,
  detail = 'We nemen op dit moment geen bestellingen aan. Wat je hebt ingevuld blijft bewaard.',
): Promise<void> {
  if ((await selling.read()).isOpen) return;
  throw new Refusal('shop_closed', detail, { retryAfter: SECONDS });
}

/** The same, said to who runs the shop. */
export const refuseClosedToOperator = (shop: SellingNeeds): Promise<void> =>
  refuseClosed(shop, 'De winkel neemt nog geen bestellingen aan. De Livegang-check zegt wat er nog moet.');
