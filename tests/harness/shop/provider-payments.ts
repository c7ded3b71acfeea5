// Reads the payments from the sandbox's own file, to compare the shop's books with.

import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amountReceived: z.number().int(),
  amountRefunded: z.number().int(),
  reference: z.string(),
});
export type PaymentAtProvider = z.infer<typeof paymentSchema>;

export function readPaymentsAtProvider(dataFolder: string): PaymentAtProvider[] {
  return withFile(dataFolder, (file) =>
    file
      .prepare(
        `SELECT id, status, amount_received AS amountReceived, amount_refunded AS amountRefunded, reference
         FROM payments ORDER BY seq`,
      )
      .all()
      .map((row) => paymentSchema.parse(row)),
  );
}

/** Counts the provider's events that the shop has not accepted yet. */
export function countUndelivered(dataFolder: string): number {
  return withFile(dataFolder, (file) => {
    const row = file.prepare('SELECT count(*) AS waiting FROM events WHERE due_at IS NOT NULL').get();
    return z.object({ waiting: z.number() }).parse(row).waiting;
  });
}

function withFile<T>(dataFolder: string, read: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(`${dataFolder}/sandbox-payments.sqlite`, { readOnly: true, timeout: 5000 });
  try {
    return read(file);
  } finally {
    file.close();
  }
}
