// The invoices of an order as the API lists them; the documents themselves are PDF.

import * as z from 'zod';

export const orderInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note', 'credit_correction']),
  total: z.string(),
  issuedAt: z.string(),
});
export type OrderInvoice = z.infer<typeof orderInvoiceSchema>;

/** "2026-000123", or "C2026-000045" for a credit note. */
export const invoiceNumberSchema = z.string().regex(/^C?\d{4}-\d{6,9}$/);
