// Refuses blocked customers when they enter their e-mail address, before payment. An order that is already
// paid is accepted with a flag instead.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';

/** The error code for a blocked customer, and the flag on an order that such a customer paid. */
export const CUSTOMER_BLOCKED = 'customer_blocked';

export type BlockedPeople = { has(db: Orm, email: string): Promise<boolean> };

export type RefuseBlockedNeeds = { blockedPeople: BlockedPeople; getSettings: GetSettings };

/**
 * Throws 403 `customer_blocked` for the address of a blocked customer. The message says whom to contact, but
 * not why.
 */
export async function refuseBlocked(
  { blockedPeople, getSettings }: RefuseBlockedNeeds,
  db: Orm,
  email: string,
): Promise<void> {
  if (!(await blockedPeople.has(db, email))) return;
  const { company } = await getSettings(db);
  throw new Refusal(
    CUSTOMER_BLOCKED,
    `We kunnen je bestelling nu niet online aannemen. Mail ons op ${company.email}, dan zoeken we het samen uit.`,
  );
}
