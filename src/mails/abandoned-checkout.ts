// The reminder of an abandoned basket, sent once, three hours after the last change, with an unsubscribe
// link. Only visitors who asked for a reminder get this mail. It is not sent when the visitor has ordered, is
// still paying, has withdrawn the consent, or already got a mail about a failed payment.

import * as z from 'zod';
import { recoveryUrlOf, refreshPayments } from '#modules/checkout/index.ts';
import {
  type DraftReference,
  type DraftRow,
  findDraft,
  lockDraft,
  reminderRequested,
} from '#modules/drafts/index.ts';
import { hasMailAbout, type MailContent, type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import { hasOrderedSince } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { Refusal } from '#shared/api/problems.ts';
import { hours } from '#shared/clock.ts';
import { formatEuro } from '#shared/money.ts';
import { type BasketMailNeeds, mail } from './mail.ts';
import { packCard } from './templates/pack-card.ts';
import { block, button, greeting, heading, note, paragraph } from './templates/parts.ts';

export const abandonedCheckout = mail({
  type: 'abandoned_checkout',
  subject: 'Je bestelling staat nog voor je klaar',
  body: [
    heading('Nog even twijfelen mag'),
    greeting,
    paragraph('Je was bezig met een bestelling. Alles staat nog klaar zoals je het invulde.'),
    block('orderGlance'),
    button('Verder met bestellen', 'checkoutUrl'),
    paragraph('Vragen over het product of de bezorging? Antwoord op deze mail, we helpen je graag.'),
    note(
      'Je krijgt deze herinnering omdat je daarom hebt gevraagd. Liever niet meer? [Meld je hier af]({{unsubscribeUrl}}).',
    ),
  ],

  ofBasket: reminderOf,
});

type Needs = QueueMailNeeds & BasketMailNeeds & { jobs: Jobs };

const ABANDONED_AFTER_MS = hours(3);

const reminderQueue: JobQueue<DraftReference> = {
  name: 'send-reminder',
  parse: z.object({ draftId: z.number().int() }).parse,
};

export const remindWhenBasketAbandoned: Reaction<DraftReference, Needs> = {
  name: 'remind-when-basket-left',
  fact: reminderRequested,
  react: (shop, { draftId }) =>
    shop.database.transaction((tx) => scheduleReminder(shop, tx, draftId, shop.clock.now())),
  later: { queue: reminderQueue, run: remindIfAbandoned },
};

function scheduleReminder({ jobs }: Needs, tx: Orm, draftId: number, touchedAt: Date): Promise<void> {
  const startAfter = new Date(touchedAt.getTime() + ABANDONED_AFTER_MS);
  return jobs.send(tx, reminderQueue, { draftId }, { startAfter, singletonKey: `draft:${draftId}` });
}

async function remindIfAbandoned(shop: Needs, { draftId }: DraftReference): Promise<void> {
  const { database, clock } = shop;
  const draft = await findDraft(database.orm, draftId);
  if (!draft || !isWaiting(draft)) return;
  const isPaying = (await refreshPayments(shop, draftId)) === 'processing';
  if (isPaying || clock.now().getTime() - draft.updatedAt.getTime() < ABANDONED_AFTER_MS) {
    const from = isPaying ? clock.now() : draft.updatedAt;
    return database.transaction((tx) => scheduleReminder(shop, tx, draftId, from));
  }
  if (await hasOrderedSince(database.orm, draft.customerEmail, draft.createdAt)) return;
  const content = await reminderOf(shop, draft);
  await database.transaction(async (tx) => {
    // The lock waits for an order that is being placed; after that no reminder is needed.
    const locked = await lockDraft(tx, draftId);
    if (!locked || !isWaiting(locked)) return;
    if (await hasMailAbout(tx, { draftId, types: ['payment_failed'] })) return;
    await queueMail(shop, tx, {
      ...content,
      type: 'abandoned_checkout',
      recipient: locked.customerEmail,
      draftId,
      dedupeKey: `abandoned_checkout:draft:${draftId}`,
    });
  });
}

function isWaiting({ isCompleted, customerEmail, reminderAskedAt }: DraftRow): boolean {
  return !isCompleted && customerEmail !== '' && reminderAskedAt !== null;
}

/**
 * Builds the content of the reminder. Throws 409 `no_consent` when the customer did not ask for a reminder,
 * 409 `nothing_to_tell` when the basket is paid.
 */
async function reminderOf(
  shop: BasketMailNeeds,
  draft: DraftRow,
): Promise<MailContent<'abandoned_checkout'>> {
  if (draft.isCompleted) throw new Refusal('nothing_to_tell', 'Dit winkelmandje is al een bestelling.');
  if (!draft.reminderAskedAt)
    throw new Refusal('no_consent', 'Deze klant heeft niet om een herinnering gevraagd.');
  return {
    variables: {
      customerName: draft.customerName,
      productLabel: await packLabel(shop, draft.variantCode),
      total: formatEuro(draft.total),
      checkoutUrl: recoveryUrlOf(shop, draft),
    },
    blocks: {
      orderGlance: await packCard(shop, shop.database.orm, draft, [
        formatEuro(draft.total),
        ...(draft.shippingCost === 0 ? ['Gratis verzonden'] : []),
      ]),
    },
  };
}

/** Returns the name of a pack for customers; the pack's code when the pack is unknown. */
export async function packLabel(
  { packVariants }: Pick<BasketMailNeeds, 'packVariants'>,
  code: string,
): Promise<string> {
  const pack = (await packVariants.read()).find(({ id }) => id === code);
  return pack?.name ?? code;
}
