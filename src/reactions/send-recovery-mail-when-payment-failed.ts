// A payment failed: a quarter of an hour later, if the basket is still unpaid, its customer gets one mail with a link back.
// A service message about their own payment, not an advertisement; who has paid by then hears nothing.

import * as z from 'zod';
import {
  type FailedBasket,
  type FindUnpaidBasket,
  paymentFailed,
  type RecoveryLinks,
} from '#modules/checkout/index.ts';
import { lockDraft } from '#modules/drafts/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, minutes } from '#shared/clock.ts';

type Ports = {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  queueMail: QueueMail;
  findUnpaidBasket: FindUnpaidBasket;
  recoveryLinks: RecoveryLinks;
};

/** Long enough to try again by oneself. */
const WAIT = minutes(15);

const recoveryMailQueue: JobQueue<FailedBasket> = {
  name: 'send-recovery-mail',
  parse: z.object({ draftId: z.number().int() }).parse,
};

/** Registers the postponed half as well: the job that looks again and writes the mail. */
export function sendRecoveryMailWhenPaymentFailed(ports: Ports): Reaction<FailedBasket> {
  ports.jobs.handle(recoveryMailQueue, ({ draftId }) => sendIfUnpaid(ports, draftId));
  return {
    name: 'send-recovery-mail-when-payment-failed',
    fact: paymentFailed,
    react: (data) => ports.database.transaction((tx) => postpone(ports, tx, data)),
  };
}

function postpone({ jobs, clock }: Ports, tx: Orm, data: FailedBasket): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + WAIT);
  return jobs.send(tx, recoveryMailQueue, data, { startAfter, singletonKey: `draft:${data.draftId}` });
}

async function sendIfUnpaid(ports: Ports, draftId: number): Promise<void> {
  const basket = await ports.findUnpaidBasket(draftId);
  if (basket === null) return;
  await ports.database.transaction(async (tx) => {
    if (basket === 'processing') return postpone(ports, tx, { draftId });
    // Whoever places the order at this moment holds the lock, and then there is nothing to recover.
    const draft = await lockDraft(tx, draftId);
    if (!draft || draft.isCompleted) return;
    const { customerEmail, ...variables } = basket;
    await ports.queueMail(tx, {
      type: 'payment_failed',
      recipient: customerEmail,
      draftId,
      dedupeKey: `payment_failed:draft:${draftId}`,
      variables: { ...variables, recoveryUrl: ports.recoveryLinks.urlOf(draft) },
      blocks: {},
    });
  });
}
