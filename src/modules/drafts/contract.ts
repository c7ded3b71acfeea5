// The draft order is the basket on the server: what the customer typed so far, found by the secret session
// id. This is the door for everyone; schemas here parse what browsers and the back-office send.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { recipientAnswerShape, recipientEmail, recipientShape } from '#shared/recipient/recipient-schema.ts';

export * from './browser.ts';

/** `checkout_<epoch ms>_<32 random hex>`: 128 random bits, made in the browser, never in a URL or a log. */
export const SESSION_ID_PATTERN = /^checkout_\d{10,16}_[0-9a-f]{32}$/;
export const sessionIdSchema = z.string().regex(SESSION_ID_PATTERN, 'Ongeldige sessie');

/** The httpOnly cookie that proves ownership of a session as well as the id itself does. */
export const SESSION_COOKIE = 'checkout_session';

const text = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);

/**
 * What a customer may fill in; everything may still be missing. Countries are ISO codes or documented names.
 */
export const draftFieldsSchema = z.object({
  ...recipientShape,
  variant: text(20),
  couponCode: text(60),
});

export const upsertDraftSchema = draftFieldsSchema.partial().extend({
  /** Whether a reminder may be sent; left out, it stays as it was. */
  remindMe: z.boolean().optional(),
  sessionId: sessionIdSchema.optional(),
  /** The order button was pressed: this is what the order of that payment is made of. */
  paymentId: z.string().max(100).optional(),
  customerEmail: recipientEmail.optional(),
});
export type UpsertDraft = z.infer<typeof upsertDraftSchema>;

/** A draft as the API shows it; amounts as 2-decimal text, `products` as JSON text. */
export const draftSchema = z.object({
  id: z.number().int(),
  ...recipientAnswerShape,
  variant: z.string(),
  products: z.string(),
  total: z.string(),
  discount: z.string(),
  shippingCost: z.string(),
  couponCode: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * An abandoned cart, and what became of reminding its customer: still to come, sent, or opened where the cart
 * was not.
 */
export const abandonedDraftSchema = draftSchema.extend({
  reminder: z.enum(['planned', 'sent', 'opened']).nullable(),
});
export type AbandonedDraft = z.infer<typeof abandonedDraftSchema>;

export const draftSorts = ['newest', 'oldest', 'highest', 'lowest', 'name', 'name_desc'] as const;
export type DraftSort = (typeof draftSorts)[number];

/** What may be asked of the list of abandoned carts; asked anything, it answers a page. */
export const listDraftsQuerySchema = z.object({
  ...pageShape,
  /** Words that all occur in name, e-mail, phone, address or coupon. */
  q: searchTextSchema.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Days of the shop, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  sort: z.enum(draftSorts).optional(),
  /** Every cart of this list has it. */
  status: z.literal('pending').optional(),
});
export type ListDraftsQuery = z.output<typeof listDraftsQuerySchema>;

export const draftPageSchema = countedPageSchemaOf(abandonedDraftSchema);
export type DraftPage = z.infer<typeof draftPageSchema>;
