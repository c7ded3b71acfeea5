// Refuses blocked customers when they enter their address, before payment. An order that is already paid is
// accepted with a flag.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';

/** The flag of a blocked customer's paid order, and the code of the refusal. */
export const CUSTOMER_BLOCKED = 'customer_blocked';

export type BlockedPeople = { has(db: Orm, email: string): Promise<boolean> };

export type RefuseBlockedNeeds = { blockedPeople: BlockedPeople; getSettings: GetSettings };

/** Throws 403 `customer_blocked` for a blocked address; the message tells whom to contact, but not why. */
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
