// Retention: everything the shop deletes by age, by the name of its nightly job. Every deletion the privacy
// policy promises must be listed here.

import type { Shop } from '#api/shop.ts';
import { forgetLoginFailures } from '#modules/accounts/index.ts';
import { forgetOldAudit } from '#modules/audit/index.ts';
import { forgetMeasured, forgetOldAgreements, forgetOldBankOrders } from '#modules/checkout/index.ts';
import { forgetOldContacts } from '#modules/contacts/index.ts';
import { countChangedCustomers } from '#modules/customers/index.ts';
import { forgetOldDrafts } from '#modules/drafts/index.ts';
import { forgetOldMails } from '#modules/mail/index.ts';
import { forgetOldNotices } from '#modules/notices/index.ts';
import { forgetOldOrders } from '#modules/orders/index.ts';
import { forgetOldPhotos } from '#modules/reviews/index.ts';
import { forgetOldCounts } from '#modules/statistics/index.ts';
import { deleteExpiredRequestCounts } from '#platform/http/limits/shared-counter.ts';

export const retentionJobs = {
  agreements: forgetOldAgreements,
  audit: forgetOldAudit,
  'bank-orders': forgetOldBankOrders,
  contacts: forgetOldContacts,
  counts: forgetOldCounts,
  drafts: forgetOldDrafts,
  mails: forgetOldMails,
  'measured-payments': forgetMeasured,
  orders: forgetOldOrders,
  photos: forgetOldPhotos,
  notices: forgetOldNotices,
  /** Recounts the customers; customers without any remaining data disappear. */
  customers: countChangedCustomers,
  'login-failures': forgetLoginFailures,
  'request-counts': deleteExpiredRequestCounts,
} satisfies Record<string, (shop: Shop) => Promise<void>>;
