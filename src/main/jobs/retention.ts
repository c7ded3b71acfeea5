// Retention: everything the shop deletes because of its age, by the name of the nightly job. Every deletion
// that the privacy policy promises must be listed here.

import type { Shop } from '#api/shop.ts';
import { deleteExpiredLoginFailures } from '#modules/accounts/index.ts';
import { deleteExpiredEntries } from '#modules/audit/index.ts';
import {
  anonymiseExpiredAgreements,
  deleteExpiredBankOrders,
  deleteExpiredTrackedPayments,
} from '#modules/checkout/index.ts';
import { deleteExpiredContacts } from '#modules/contacts/index.ts';
import { countChangedCustomers } from '#modules/customers/index.ts';
import { anonymiseExpiredDrafts } from '#modules/drafts/index.ts';
import { deleteExpiredMails } from '#modules/mail/index.ts';
import { deleteExpiredNotices } from '#modules/notices/index.ts';
import { anonymiseExpiredOrders } from '#modules/order-overview/index.ts';
import { deleteExpiredPhotos } from '#modules/reviews/index.ts';
import { deleteExpiredCounts } from '#modules/statistics/index.ts';
import { deleteExpiredRequestCounts } from '#platform/http/limits/shared-counter.ts';

export const retentionJobs = {
  agreements: anonymiseExpiredAgreements,
  audit: deleteExpiredEntries,
  'bank-orders': deleteExpiredBankOrders,
  contacts: deleteExpiredContacts,
  counts: deleteExpiredCounts,
  drafts: anonymiseExpiredDrafts,
  mails: deleteExpiredMails,
  'measured-payments': deleteExpiredTrackedPayments,
  orders: anonymiseExpiredOrders,
  photos: deleteExpiredPhotos,
  notices: deleteExpiredNotices,
  /**
   * Nightly job that recounts the customers whose data changed; a customer without any remaining data
   * disappears.
   */
  customers: countChangedCustomers,
  'login-failures': deleteExpiredLoginFailures,
  'request-counts': deleteExpiredRequestCounts,
} satisfies Record<string, (shop: Shop) => Promise<void>>;
