// The personal data in the customers table, for export and erasure. After an erasure the row keeps the
// figures of the orders, and a salted hash (mark) with which the address is recognised.

import { eq, sql } from 'drizzle-orm';
import { type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { customerNotes, customers, customersChanged } from './customers.tables.ts';

const own = ({ key }: { key: string }) => sql`${customers.emailKey} = ${key}`;

export const personalDataOfCustomers: readonly PersonalDataTable[] = [
  personalDataTable(customerNotes, {
    whose: (person) => sql`${customerNotes.customerId} in (select id from ${customers} where ${own(person)})`,
    personal: ['text'],
  }),
  personalDataTable(customers, {
    whose: own,
    blank: { name: '', phone: '', city: '', blockedReason: null },
    personal: ['emailKey'],
  }),
  // This table must come last, because erasing the other tables adds rows to it.
  personalDataTable(customersChanged, {
    whose: ({ key }) => eq(customersChanged.emailKey, key),
    personal: ['emailKey'],
  }),
];
