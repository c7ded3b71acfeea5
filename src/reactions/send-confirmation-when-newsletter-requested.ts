// Somebody gave an address for the newsletter: its owner is asked to confirm, once per request.
// Who has confirmed or left in the meantime is not asked.

import {
  findSubscription,
  newsletterConfirmUrl,
  newsletterRequested,
  type SubscriptionReference,
} from '#modules/contacts/index.ts';
import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

type Needs = MailQueuing & { database: Pick<Database, 'transaction'> };

export const sendConfirmationWhenNewsletterRequested: Reaction<SubscriptionReference, Needs> = {
  name: 'send-confirmation-when-newsletter-requested',
  fact: newsletterRequested,
  react: (shop, { subscriptionId }) =>
    shop.database.transaction(async (tx) => {
      const subscription = await findSubscription(tx, subscriptionId);
      if (subscription?.status !== 'pending') return;
      await queueMail(shop, tx, {
        type: 'newsletter_confirmation',
        recipient: subscription.email,
        dedupeKey: `newsletter_confirmation:${subscriptionId}:${subscription.requestedAt.getTime()}`,
        variables: { confirmUrl: newsletterConfirmUrl(shop, subscriptionId) },
        blocks: {},
      });
    }),
};
