// The mail about a failed payment, with one button back to the basket. The mail is sent after 15 minutes if
// the basket is still unpaid. It is a service message about the customer's own payment, not an advertisement.

import * as z from 'zod';
import {
  type FailedBasket,
  findUnpaidBasket,
  type PlaceOrderNeeds,
  paymentFailed as paymentFailure,
  recoveryEndsAt,
  recoveryUrlOf,
  type UnpaidBasket,
} from '#modules/checkout/index.ts';
import { type DraftRow, lockDraft } from '#modules/drafts/index.ts';
import { type MailContent, type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { minutes } from '#shared/clock.ts';
import { dayOf, formatWeekday } from '#shared/shop-days.ts';
import { mail, nothingToSend } from './mail.ts';
import { type CardNeeds, packCard } from './templates/pack-card.ts';
import { block, button, greeting, heading, note, paragraph } from './templates/parts.ts';

export const paymentFailed = mail({
  type: 'payment_failed',
  subject: 'Je betaling is niet gelukt: zo probeer je het opnieuw',
  body: [
    heading('Je betaling is niet gelukt'),
    greeting,
    paragraph('{{reason}} Er is niets afgeschreven en je gegevens staan nog klaar.'),
    block('orderGlance'),
    button('Opnieuw betalen', 'recoveryUrl'),
    paragraph('De link werkt tot {{payUntil}}, ook op een ander apparaat of met een andere betaalmethode.'),
    note('Wil je de bestelling niet meer? Dan hoef je niets te doen.'),
  ],

  async ofBasket(shop, draft) {
    const basket = await findUnpaidBasket(shop, draft.id);
    if (basket === 'processing') throw nothingToSend('Er loopt nog een betaling voor dit winkelmandje.');
    if (basket === null) throw nothingToSend('Er is geen mislukte betaling om over te schrijven.');
    return failureOf(shop, { basket, draft });
  },
});

type Needs = QueueMailNeeds & ContentNeeds & { jobs: Jobs };
type ContentNeeds = PlaceOrderNeeds & CardNeeds & Parameters<typeof recoveryUrlOf>[0];

/** The delay before the mail in milliseconds, in which the customer can pay without needing the mail. */
const WAIT = minutes(15);

const recoveryMailQueue: JobQueue<FailedBasket> = {
  name: 'send-recovery-mail',
  queueClass: 'payment',
  parse: z.object({ draftId: z.number().int() }).parse,
};

export const sendRecoveryMailWhenPaymentFailed: Reaction<FailedBasket, Needs> = {
  name: 'send-recovery-mail-when-payment-failed',
  fact: paymentFailure,
  react: (shop, data) => shop.database.transaction((tx) => postpone(shop, tx, data)),
  later: { queue: recoveryMailQueue, run: sendIfUnpaid },
};

function postpone({ jobs, clock }: Needs, tx: Orm, data: FailedBasket): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + WAIT);
  return jobs.send(tx, recoveryMailQueue, data, { startAfter, singletonKey: `draft:${data.draftId}` });
}

async function sendIfUnpaid(shop: Needs, { draftId }: FailedBasket): Promise<void> {
  const basket = await findUnpaidBasket(shop, draftId);
  if (basket === null) return;
  await shop.database.transaction(async (tx) => {
    if (basket === 'processing') return postpone(shop, tx, { draftId });
    // The lock waits for an order that is being placed; after that no mail is needed.
    const draft = await lockDraft(tx, draftId);
    if (!draft || draft.isCompleted) return;
    await queueMail(shop, tx, {
      ...(await failureOf(shop, { basket, draft }, tx)),
      type: 'payment_failed',
      recipient: basket.customerEmail,
      draftId,
      dedupeKey: `payment_failed:draft:${draftId}`,
    });
  });
}

async function failureOf(
  shop: ContentNeeds,
  { basket, draft }: { basket: UnpaidBasket; draft: DraftRow },
  db = shop.database.orm,
): Promise<MailContent<'payment_failed'>> {
  const { customerEmail: _, pack, ...variables } = basket;
  return {
    variables: {
      ...variables,
      recoveryUrl: recoveryUrlOf(shop, draft),
      payUntil: formatWeekday(dayOf(recoveryEndsAt(shop))),
    },
    blocks: { orderGlance: await packCard(shop, db, pack, [basket.total]) },
  };
}
