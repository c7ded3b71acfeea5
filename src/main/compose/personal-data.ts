// All tables with personal data, in the order in which an erasure handles them. Every other table must be
// free of personal data; tests/integration/erasure.test.ts checks each column.

import { personalDataOfCheckout } from '#modules/checkout/index.ts';
import { personalDataOfContacts } from '#modules/contacts/index.ts';
import { personalDataOfCustomers } from '#modules/customers/index.ts';
import { personalDataOfDrafts } from '#modules/drafts/index.ts';
import { personalDataOfMails } from '#modules/mail/index.ts';
import { personalDataOfOperations } from '#modules/operations/index.ts';
import { personalDataOfOrders } from '#modules/order-overview/index.ts';
import { personalDataOfReviews } from '#modules/reviews/index.ts';
import { personalDataOfSettings } from '#modules/settings/index.ts';
import type { PersonalDataTable } from '#platform/database/personal-data.ts';

export const personalData: readonly PersonalDataTable[] = [
  ...personalDataOfOrders,
  ...personalDataOfReviews,
  ...personalDataOfDrafts,
  ...personalDataOfCheckout,
  ...personalDataOfMails,
  ...personalDataOfContacts,
  ...personalDataOfSettings,
  ...personalDataOfOperations,
  // Last, because the changes of the other tables are recorded here.
  ...personalDataOfCustomers,
];
