// What the privacy policy promises of mails: two years for what was sent about an order or a subscription,
// 90 days for what was sent about a basket that never became an order, two years for addresses that do not exist.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteMailsBefore } from './mails.repository.ts';
import { deleteBouncesBefore } from './suppressions/suppressions.repository.ts';

const KEEP_MAILS = days(2 * 365);
const KEEP_BASKET_MAILS = days(90);
const KEEP_BOUNCES = days(2 * 365);

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Safe to run at any time and as often as wished. */
export function forgetOldMails({ database, clock }: Needs): Promise<void> {
  const now = clock.now().getTime();
  return database.transaction(async (tx) => {
    await deleteBouncesBefore(tx, new Date(now - KEEP_BOUNCES));
    await deleteMailsBefore(tx, {
      any: new Date(now - KEEP_MAILS),
      ofBaskets: new Date(now - KEEP_BASKET_MAILS),
    });
  });
}
