// Lists the personal data in operations, for export and erasure: the reasons operators gave for differences
// of the person's orders.

import { idIn, type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { differences } from './differences/differences.tables.ts';

export const personalDataOfOperations: readonly PersonalDataTable[] = [
  personalDataTable(differences, {
    whose: ({ orderIds }) => idIn(differences.orderId, orderIds),
    blank: { reason: null },
  }),
];
