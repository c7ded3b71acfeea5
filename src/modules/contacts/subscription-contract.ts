// Subscriptions to the newsletter as the back-office asks for them, gets them and calls them.

import * as z from 'zod';
import { countedPageSchemaOf, pageQuerySchema } from '#shared/api/paging.ts';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const listSubscriptionsQuerySchema = pageQuerySchema.extend({
  status: z.enum(subscriptionStatuses).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
});
export type ListSubscriptionsQuery = z.output<typeof listSubscriptionsQuerySchema>;

/** A subscription as the operator sees it. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  status: z.enum(subscriptionStatuses),
  /** `page` or `api`: through which door it came. */
  source: z.string(),
  requestedAt: z.string(),
  /** Stays when somebody leaves. */
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionPageSchema = countedPageSchemaOf(subscriptionSchema);

/** As the back-office and its files call them. */
export const SUBSCRIPTION_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  pending: 'Nog niet bevestigd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
};

const SOURCE_NAMES: Readonly<Record<string, string>> = { page: 'Winkel', api: 'API' };
export const sourceName = (source: string): string => SOURCE_NAMES[source] ?? source;
