// Checks whether a person cannot be erased yet because a parcel or refund is still to reach that person.

import { findOrderInProgress } from '#modules/order-overview/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Person } from '#platform/database/personal-data.ts';

/** Returns the reason why a person cannot be erased yet, in Dutch; null when the person can be erased. */
export async function findErasureBlocker(db: Orm, { orderIds }: Person): Promise<string | null> {
  const blocker = await findOrderInProgress(db, orderIds);
  if (!blocker) return null;
  return `${blocker.orderNumber} ${WHY[blocker.why]}`;
}

const WHY = {
  unsent: 'is betaald en nog niet verzonden. Verzend of annuleer de bestelling eerst.',
  return: 'heeft een retour die nog loopt. Handel die eerst af.',
  refund: 'heeft een terugbetaling die nog loopt. Wacht tot het geld terug is.',
  dispute: 'heeft een geschil dat nog loopt. Tot de bank beslist, zijn de gegevens nodig.',
} as const;
