// Lists the personal data in operations, for export and erasure: an operator's explanation of a difference of
// the person's order.

import { idIn, type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { differences } from './differences/differences.tables.ts';

export const personalDataOfOperations: readonly PersonalDataTable[] = [
  personalDataTable(differences, {
    whose: ({ orderIds }) => idIn(differences.orderId, orderIds),
    blank: { reason: null },
  }),
];
