// Somebody gave an address for the newsletter: its owner is asked to confirm, once per request.
// Who has confirmed or left in the meantime is not asked.

import {
  findSubscription,
  type NewsletterLinks,
  newsletterRequested,
  type SubscriptionReference,
} from '#modules/contacts/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

type Ports = {
  database: Pick<Database, 'transaction'>;
  queueMail: QueueMail;
  newsletter: Pick<NewsletterLinks, 'confirmUrl'>;
};

export function sendConfirmationWhenNewsletterRequested(ports: Ports): Reaction<SubscriptionReference> {
  return {
    name: 'send-confirmation-when-newsletter-requested',
    fact: newsletterRequested,
    react: ({ subscriptionId }) =>
      ports.database.transaction(async (tx) => {
        const subscription = await findSubscription(tx, subscriptionId);
        if (subscription?.status !== 'pending') return;
        await ports.queueMail(tx, {
          type: 'newsletter_confirmation',
          recipient: subscription.email,
          dedupeKey: `newsletter_confirmation:${subscriptionId}:${subscription.requestedAt.getTime()}`,
          variables: { confirmUrl: ports.newsletter.confirmUrl(subscriptionId) },
          blocks: {},
        });
      }),
  };
}
