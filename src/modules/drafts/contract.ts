// Entry point of drafts, the baskets on the server: what a customer has typed so far, found by the secret
// session id. The schemas validate input from browsers and the back-office.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { recipientAnswerShape, recipientEmail, recipientShape } from '#shared/recipient/recipient-schema.ts';

export * from './browser.ts';

/**
 * A session id `checkout_<epoch ms>_<32 random hex>`: 128 random bits, made in the browser, never in a URL or
 * a log.
 */
export const SESSION_ID_PATTERN = /^checkout_\d{10,16}_[0-9a-f]{32}$/;
export const sessionIdSchema = z.string().regex(SESSION_ID_PATTERN, 'Ongeldige sessie');

/** The httpOnly cookie with the session id, which proves ownership of the session. */
export const SESSION_COOKIE = 'checkout_session';

const text = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);

/** The fields a customer may fill in; all may be missing. Countries are ISO codes or documented names. */
export const draftFieldsSchema = z.object({
  ...recipientShape,
  variant: text(20),
  couponCode: text(60),
});

export const upsertDraftSchema = draftFieldsSchema.partial().extend({
  /** Whether a reminder may be sent; unchanged when missing. */
  remindMe: z.boolean().optional(),
  sessionId: sessionIdSchema.optional(),
  /**
   * The payment for which the order button was pressed: the order of this payment is made from this basket.
   */
  paymentId: z.string().max(100).optional(),
  customerEmail: recipientEmail.optional(),
});
export type UpsertDraft = z.infer<typeof upsertDraftSchema>;

/** A draft as the API returns it; amounts are texts with 2 decimals, `products` is JSON text. */
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
 * An abandoned cart with the state of its reminder: planned, sent, or opened by the customer; null for none.
 */
export const abandonedDraftSchema = draftSchema.extend({
  reminder: z.enum(['planned', 'sent', 'opened']).nullable(),
});
export type AbandonedDraft = z.infer<typeof abandonedDraftSchema>;

export const draftSorts = ['newest', 'oldest', 'highest', 'lowest', 'name', 'name_desc'] as const;
export type DraftSort = (typeof draftSorts)[number];

/** The query of the list of abandoned carts; with any parameter, the answer is a page. */
export const listDraftsQuerySchema = z.object({
  ...pageShape,
  /** The searched words; each must occur in name, e-mail address, phone number, address or coupon. */
  q: searchTextSchema.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The first day in Amsterdam time, inclusive; `until` is the last day, inclusive. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  sort: z.enum(draftSorts).optional(),
  /** The status, which is the same for every cart of this list. */
  status: z.literal('pending').optional(),
});
export type ListDraftsQuery = z.output<typeof listDraftsQuerySchema>;

export const draftPageSchema = countedPageSchemaOf(abandonedDraftSchema);
export type DraftPage = z.infer<typeof draftPageSchema>;
