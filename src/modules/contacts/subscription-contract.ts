// The API contract of newsletter subscriptions, with the Dutch names of their states for the back-office.

import * as z from 'zod';
import { countedPageSchemaOf, pageQuerySchema } from '#shared/api/paging.ts';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const listSubscriptionsQuerySchema = pageQuerySchema.extend({
  status: z.enum(subscriptionStatuses).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type ListSubscriptionsQuery = z.output<typeof listSubscriptionsQuerySchema>;

/** A newsletter subscription as operators see it. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  status: z.enum(subscriptionStatuses),
  /** The way the newsletter sign-up arrived: `page` (the shop's form) or `api`. */
  source: z.string(),
  requestedAt: z.string(),
  /**
   * The time the owner of the address confirmed the newsletter subscription; null when never confirmed. It is
   * kept after unsubscribing.
   */
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionPageSchema = countedPageSchemaOf(subscriptionSchema);

/** The Dutch names of the subscription states, for the back-office and its exports. */
export const SUBSCRIPTION_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  pending: 'Nog niet bevestigd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
};

const SOURCE_NAMES: Readonly<Record<string, string>> = { page: 'Winkel', api: 'API' };
export const sourceName = (source: string): string => SOURCE_NAMES[source] ?? source;
