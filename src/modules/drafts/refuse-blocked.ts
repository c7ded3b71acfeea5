// Who may not order: refused where they say who they are, before anything is paid. What was paid already is
// honoured, with a flag.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';

/** Both the flag of an order and the code of the refusal. */
export const CUSTOMER_BLOCKED = 'customer_blocked';

export type BlockedPeople = { has(db: Orm, email: string): Promise<boolean> };

export type RefuseBlockedNeeds = { blockedPeople: BlockedPeople; getSettings: GetSettings };

/** 403 `customer_blocked`, which says whom to write to, and not why. */
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
