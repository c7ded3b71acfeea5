// The mail that asks a newsletter subscriber for confirmation, so that only the owner of an address can
// subscribe. No mail is sent to an address that has confirmed or unsubscribed in the meantime.

import {
  findSubscription,
  newsletterConfirmUrl,
  newsletterRequested,
  type SubscriptionReference,
} from '#modules/contacts/index.ts';
import { type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { mail } from '../mail.ts';
import { button, heading, note, paragraph } from '../templates/parts.ts';

export const newsletterConfirmation = mail({
  type: 'newsletter_confirmation',
  subject: 'Bevestig je aanmelding bij {{brandName}}',
  body: [
    heading('Nog één klik'),
    paragraph(
      'Leuk dat je de nieuwsbrief van {{brandName}} wilt ontvangen. Bevestig hieronder dat dit jouw e-mailadres is.',
    ),
    button('Aanmelding bevestigen', 'confirmUrl'),
    note('Heb je je niet aangemeld? Doe dan niets: zonder klik sturen we je niets.'),
  ],
});

type Needs = QueueMailNeeds & { database: Pick<Database, 'transaction'> };

/** The reaction that asks a new newsletter subscriber for confirmation by mail, once per sign-up. */
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
