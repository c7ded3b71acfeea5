// The API schemas of the invoice list of an order; the documents themselves are PDFs.

import * as z from 'zod';

export const orderInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note', 'credit_correction']),
  total: z.string(),
  issuedAt: z.string(),
});
export type OrderInvoice = z.infer<typeof orderInvoiceSchema>;

/** An invoice number such as "2026-000123", or a credit note number such as "C2026-000045". */
export const invoiceNumberSchema = z.string().regex(/^C?\d{4}-\d{6,9}$/);
