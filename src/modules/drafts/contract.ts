// Entry point of the drafts module for browser code and other modules. A draft is the basket on the server:
// what a customer has typed so far, found by the secret session id. The schemas validate input from browsers
// and the back-office.

import * as z from 'zod';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { recipientAnswerShape, recipientEmail, recipientShape } from '#shared/recipient/recipient-schema.ts';

export * from './browser.ts';

/**
 * The pattern of a session id, `checkout_<epoch ms>_<32 random hex>`: 128 random bits, made in the browser. A
 * session id never appears in a URL or a log.
 */
export const SESSION_ID_PATTERN = /^checkout_\d{10,16}_[0-9a-f]{32}$/;
export const sessionIdSchema = z.string().regex(SESSION_ID_PATTERN, 'Ongeldige sessie');

/** The name of the httpOnly cookie with the session id, which proves that the browser owns the session. */
export const SESSION_COOKIE = 'checkout_session';

const text = (max: number) => z.string().trim().max(max, `Maximaal ${max} tekens`);

/**
 * The fields of the checkout that a customer may fill in; all are optional. Countries are ISO codes or
 * documented names.
 */
export const draftFieldsSchema = z.object({
  ...recipientShape,
  variant: text(20),
  couponCode: text(60),
});

export const upsertDraftSchema = draftFieldsSchema.partial().extend({
  /**
   * True when the customer agrees to a mail that reminds of the unpaid basket, false to withdraw that
   * consent. When missing, the consent stays the same.
   */
  remindMe: z.boolean().optional(),
  sessionId: sessionIdSchema.optional(),
  /**
   * The payment for which the customer pressed the order button. The order of this payment is made from this
   * basket.
   */
  paymentId: z.string().max(100).optional(),
  customerEmail: recipientEmail.optional(),
});
export type UpsertDraft = z.infer<typeof upsertDraftSchema>;

/** A draft as the API returns it. Amounts are texts with 2 decimals, `products` is JSON text. */
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
 * An abandoned cart. `reminder` is the state of its reminder mail: planned, sent, or sent and opened by the
 * customer; null when no reminder was sent and none is planned.
 */
export const abandonedDraftSchema = draftSchema.extend({
  reminder: z.enum(['planned', 'sent', 'opened']).nullable(),
});
export type AbandonedDraft = z.infer<typeof abandonedDraftSchema>;

export const draftSorts = ['newest', 'oldest', 'highest', 'lowest', 'name', 'name_desc'] as const;
export type DraftSort = (typeof draftSorts)[number];

/**
 * The query of the list of abandoned carts. With any parameter, the answer is one page; without parameters,
 * it is a plain list.
 */
export const listDraftsQuerySchema = z.object({
  ...pageShape,
  /**
   * The words by which operators search abandoned carts. Each word must occur in the name, e-mail address,
   * phone number, address or coupon.
   */
  q: searchTextSchema.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /**
   * The first day on which the listed carts were begun, in Amsterdam time. `until` is the last day; both are
   * inclusive.
   */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  sort: z.enum(draftSorts).optional(),
  /**
   * The status of the listed carts. Only `pending` (not paid) is accepted, because this list contains no
   * other carts.
   */
  status: z.literal('pending').optional(),
});
export type ListDraftsQuery = z.output<typeof listDraftsQuerySchema>;

export const draftPageSchema = countedPageSchemaOf(abandonedDraftSchema);
export type DraftPage = z.infer<typeof draftPageSchema>;
