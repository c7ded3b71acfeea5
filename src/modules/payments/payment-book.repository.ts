// What the payments put in the books, for comparing a shop with its backup: a payment that succeeded is never taken back.

import { eq, sql } from 'drizzle-orm';
import { type Book, createBook } from '#platform/database/backup/book.ts';
import { payments } from './payments.tables.ts';

export const paymentBook: Book<'payments'> = createBook({
  ...{ key: 'payments', titleOf: (key) => `Betaling ${key}` },
  ...{ table: payments, id: payments.id, cents: () => sql`${payments.amount}` },
  at: sql`case when ${payments.settledAs} <> 'canceled' then ${payments.settledAt} end`,
  details: { kenmerk: payments.reference },
  where: eq(payments.status, 'succeeded'),
});
