// The API contract of customers: the list, one customer's page, notes, blocking, erasure, and the customer
// next to an order or conversation.

import * as z from 'zod';
import { orderSchema } from '#modules/orders/contract.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

export const customerSorts = ['newest', 'spent', 'orders', 'name', 'name_desc'] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const customerStatuses = ['blocked', 'erased'] as const;

const customerFilterSchema = z.object({
  /**
   * The words by which operators search customers. Each word must occur in the name, e-mail address, phone
   * number or town.
   */
  q: searchTextSchema.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  standing: z.enum(customerStatuses).optional(),
});
export const sortedCustomersQuerySchema = customerFilterSchema.extend({
  sort: z.enum(customerSorts).optional(),
});
export const listCustomersQuerySchema = sortedCustomersQuerySchema.extend(pageShape);
export type CustomerFilter = z.output<typeof customerFilterSchema>;
export type ListCustomersQuery = z.output<typeof listCustomersQuerySchema>;

export const customerSchema = z.object({
  id: z.number().int(),
  /** The customer's e-mail address in lower case; empty for an erased customer. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  /** The number of the customer's orders that were ever paid. */
  orders: z.number().int(),
  /** The total of the customer's paid orders minus refunds, in euros, such as "74.86". */
  spent: z.string(),
  firstOrderAt: z.string().nullable(),
  lastOrderAt: z.string().nullable(),
  seenAt: z.string(),
  blockedAt: z.string().nullable(),
  erasedAt: z.string().nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

export const customerPageSchema = countedPageSchemaOf(customerSchema);
export type CustomerPage = z.infer<typeof customerPageSchema>;

const noteSchema = z.object({ id: z.number().int(), text: z.string(), actor: z.string(), at: z.string() });

const lineSchema = z.object({
  id: z.number(),
  at: z.string(),
  title: z.string(),
  state: z.string(),
  amount: z.string().nullable(),
});
export type CustomerLine = z.infer<typeof lineSchema>;

export const customerDetailSchema = customerSchema.extend({
  blockedBy: z.string().nullable(),
  blockedReason: z.string().nullable(),
  erasedBy: z.string().nullable(),
  notes: z.array(noteSchema),
  /** The customer's rows in each table, by table name; the newest fifty rows of each table. */
  lines: z.record(z.string(), z.array(lineSchema)),
  /** The times at which the customer requested, confirmed or ended the newsletter. */
  consent: z.array(z.object({ what: z.enum(['requested', 'confirmed', 'unsubscribed']), at: z.string() })),
  /**
   * The reason why the customer cannot be erased yet, in Dutch; null when no parcel or refund is still to
   * reach the customer.
   */
  underWay: z.string().nullable(),
});
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

/**
 * The customer of an order. `place` is 1 for the customer's first order, 2 for the second, and so on. Null
 * when the shop knows no customer for the order, for example because the order was erased or has no e-mail
 * address.
 */
export const orderCustomerSchema = z
  .object({
    id: z.number().int(),
    place: z.number().int(),
    orders: z.number().int(),
    blockedAt: z.string().nullable(),
  })
  .nullable();
export type OrderCustomer = z.infer<typeof orderCustomerSchema>;

/**
 * The information shown next to a conversation. `customer` is null when the person who wrote is not a known
 * customer. `orders` are the newest orders of the person's e-mail address. `templates` are prepared answers
 * with the customer's data filled in.
 */
export const besideConversationSchema = z.object({
  customer: z
    .object({
      id: z.number().int(),
      name: z.string(),
      orders: z.number().int(),
      spent: z.string(),
      blockedAt: z.string().nullable(),
    })
    .nullable(),
  orders: z.array(
    orderSchema.pick({
      id: true,
      orderNumber: true,
      total: true,
      createdAt: true,
      status: true,
      paymentStatus: true,
    }),
  ),
  templates: z.array(z.object({ key: z.string(), name: z.string(), text: z.string() })),
});
export type BesideConversation = z.infer<typeof besideConversationSchema>;

export const addCustomerNoteSchema = z.object({ text: requiredText('Schrijf een notitie', 2000) });
export const customerNoteParams = z.object({ id: rowIdTextSchema, note: rowIdTextSchema });
export const blockCustomerSchema = z.object({ reason: requiredText('Vul een reden in', 300) });
/** Body of the erasure request: the customer's e-mail address, typed by the owner as confirmation. */
export const eraseCustomerSchema = z.object({ confirmation: z.string().trim().max(254) });
export const erasedSchema = z.object({
  /**
   * The number of the customer's rows that were erased or deleted in the shop's tables. `changes` is the
   * number of redacted rows in the audit log.
   */
  rows: z.number().int(),
  changes: z.number().int(),
  /**
   * The number of the customer's orders whose invoices and credit notes are kept, because tax law requires
   * it.
   */
  kept: z.number().int(),
});
