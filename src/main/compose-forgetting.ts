// Everything the shop forgets by itself, by the name of its nightly job. What the privacy policy promises is here or it is not kept.

import { createForgetLoginFailures } from '#modules/accounts/index.ts';
import { createForgetOldAudit, type SealLog } from '#modules/audit/index.ts';
import { createForgetOldContacts } from '#modules/contacts/index.ts';
import { createForgetOldDrafts } from '#modules/drafts/index.ts';
import { createForgetOldMails } from '#modules/mail/index.ts';
import { createForgetOldOrders } from '#modules/orders/index.ts';
import { createForgetOldCounts } from '#modules/statistics/index.ts';
import type { Database } from '#platform/database/database.ts';
import { createForgetRequestCounts } from '#platform/http/count-together.ts';
import type { Clock } from '#shared/clock.ts';

export function composeForgetting(ports: { database: Database; clock: Clock; sealLog: SealLog }) {
  return {
    audit: createForgetOldAudit(ports),
    contacts: createForgetOldContacts(ports),
    counts: createForgetOldCounts(ports),
    drafts: createForgetOldDrafts(ports),
    mails: createForgetOldMails(ports),
    orders: createForgetOldOrders(ports),
    'login-failures': createForgetLoginFailures(ports),
    'request-counts': createForgetRequestCounts(ports),
  } satisfies Record<string, () => Promise<void>>;
}
