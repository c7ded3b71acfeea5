// What the running of the shop holds of a person: what an operator wrote about a difference in the books of
// their order.

import { among, type Holding, holding } from '#platform/database/personal-data.ts';
import { differences } from './differences/differences.tables.ts';

export const personalDataOfOperations: readonly Holding[] = [
  holding(differences, {
    whose: ({ orderIds }) => among(differences.orderId, orderIds),
    blank: { reason: null },
  }),
];
