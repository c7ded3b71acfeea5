// What the running of the shop holds of a person: what an operator wrote about a difference in the books of
// their order.

import { idIn, type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { differences } from './differences/differences.tables.ts';

export const personalDataOfOperations: readonly PersonalDataTable[] = [
  personalDataTable(differences, {
    whose: ({ orderIds }) => idIn(differences.orderId, orderIds),
    blank: { reason: null },
  }),
];
