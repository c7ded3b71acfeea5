// A customer asked for a reminder and left: three hours after they last touched their basket they get one mail, and no more.
// Who ordered meanwhile, is still paying, took the yes back, or was already written to about a failed payment hears nothing.

import * as z from 'zod';
import { askAboutPayments, type PlaceOrder } from '#modules/checkout/index.ts';
import {
  type DraftReference,
  type DraftRow,
  findDraft,
  lockDraft,
  reminderAsked,
} from '#modules/drafts/index.ts';
import { hasMailAbout, type QueueMail } from '#modules/mail/index.ts';
import { hasOrderedSince } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { type ReminderPorts, reminderOf } from './basket-mails.ts';

type Ports = ReminderPorts & {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  queueMail: QueueMail;
  placeOrder: PlaceOrder;
};

const LEFT_AFTER = hours(3);

const reminderQueue: JobQueue<DraftReference> = {
  name: 'send-reminder',
  parse: z.object({ draftId: z.number().int() }).parse,
};

/** Registers the postponed half as well: the job that looks again and writes the mail. */
export function remindWhenBasketLeft(ports: Ports): Reaction<DraftReference> {
  ports.jobs.handle(reminderQueue, ({ draftId }) => remindIfLeft(ports, draftId));
  return {
    name: 'remind-when-basket-left',
    fact: reminderAsked,
    react: ({ draftId }) =>
      ports.database.transaction((tx) => lookLater(ports, tx, draftId, ports.clock.now())),
  };
}

function lookLater({ jobs }: Ports, tx: Orm, draftId: number, touchedAt: Date): Promise<void> {
  const startAfter = new Date(touchedAt.getTime() + LEFT_AFTER);
  return jobs.send(tx, reminderQueue, { draftId }, { startAfter, singletonKey: `draft:${draftId}` });
}

async function remindIfLeft(ports: Ports, draftId: number): Promise<void> {
  const { database, clock, queueMail } = ports;
  const draft = await findDraft(database.orm, draftId);
  if (!draft || !isWaiting(draft)) return;
  const isPaying = (await askAboutPayments(ports, draftId)) === 'processing';
  if (isPaying || clock.now().getTime() - draft.updatedAt.getTime() < LEFT_AFTER) {
    const from = isPaying ? clock.now() : draft.updatedAt;
    return database.transaction((tx) => lookLater(ports, tx, draftId, from));
  }
  if (await hasOrderedSince(database.orm, draft.customerEmail, draft.createdAt)) return;
  const content = await reminderOf(ports, draft);
  await database.transaction(async (tx) => {
    // Whoever places the order at this moment holds the lock, and then there is nothing to remind of.
    const locked = await lockDraft(tx, draftId);
    if (!locked || !isWaiting(locked)) return;
    if (await hasMailAbout(tx, { draftId, types: ['payment_failed'] })) return;
    await queueMail(tx, {
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
