// A customer asked for a reminder and left: three hours after they last touched their basket they get one mail, and no more.
// Who ordered meanwhile, is still paying, took the yes back, or was already written to about a failed payment hears nothing.

import * as z from 'zod';
import { askAboutPayments, type PlaceOrderNeeds } from '#modules/checkout/index.ts';
import {
  type DraftReference,
  type DraftRow,
  findDraft,
  lockDraft,
  reminderAsked,
} from '#modules/drafts/index.ts';
import { hasMailAbout, type MailQueuing, queueMail } from '#modules/mail/index.ts';
import { hasOrderedSince } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { hours } from '#shared/clock.ts';
import { type ReminderNeeds, reminderOf } from './basket-mails.ts';

type Needs = MailQueuing & ReminderNeeds & PlaceOrderNeeds & { jobs: Jobs };

const LEFT_AFTER = hours(3);

const reminderQueue: JobQueue<DraftReference> = {
  name: 'send-reminder',
  parse: z.object({ draftId: z.number().int() }).parse,
};

export const remindWhenBasketLeft: Reaction<DraftReference, Needs> = {
  name: 'remind-when-basket-left',
  fact: reminderAsked,
  react: (shop, { draftId }) =>
    shop.database.transaction((tx) => lookLater(shop, tx, draftId, shop.clock.now())),
  later: { queue: reminderQueue, run: remindIfLeft },
};

function lookLater({ jobs }: Needs, tx: Orm, draftId: number, touchedAt: Date): Promise<void> {
  const startAfter = new Date(touchedAt.getTime() + LEFT_AFTER);
  return jobs.send(tx, reminderQueue, { draftId }, { startAfter, singletonKey: `draft:${draftId}` });
}

async function remindIfLeft(shop: Needs, { draftId }: DraftReference): Promise<void> {
  const { database, clock } = shop;
  const draft = await findDraft(database.orm, draftId);
  if (!draft || !isWaiting(draft)) return;
  const isPaying = (await askAboutPayments(shop, draftId)) === 'processing';
  if (isPaying || clock.now().getTime() - draft.updatedAt.getTime() < LEFT_AFTER) {
    const from = isPaying ? clock.now() : draft.updatedAt;
    return database.transaction((tx) => lookLater(shop, tx, draftId, from));
  }
  if (await hasOrderedSince(database.orm, draft.customerEmail, draft.createdAt)) return;
  const content = await reminderOf(shop, draft);
  await database.transaction(async (tx) => {
    // Whoever places the order at this moment holds the lock, and then there is nothing to remind of.
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
