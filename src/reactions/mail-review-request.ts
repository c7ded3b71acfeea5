// The mail that asks for a review, for the shop's own rounds and for the operator alike. It is commercial mail: the way
// to stop it is in it, and whoever has stopped it gets none.

import { letterParagraph } from '#emails/index.ts';
import { layOutLetter, type MailMaking, type MailQueuing, makeMail, queueMail } from '#modules/mail/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import { type ReviewMailer, type ReviewRequest, reviewLinkOf } from '#modules/reviews/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';

const REMINDER = 'Vorige week vroegen we je dit ook al. Dit is onze enige herinnering.';
const REMINDER_SUBJECT = 'Nog één keer: wat vind je van {{productName}}?';

/** The finished mail; null when its template is switched off. */
export async function previewReviewRequest(
  shop: MailMaking & { database: Pick<Database, 'orm'> },
  request: ReviewRequest,
): ReturnType<ReviewMailer['preview']> {
  const mail = await makeMail(shop, shop.database.orm, contentOf(shop, request));
  return mail && { subject: mail.subject, htmlContent: mail.html, textContent: mail.text };
}

export async function sendReviewRequest(
  shop: MailQueuing,
  tx: Orm,
  request: ReviewRequest,
  onceKey: string | null,
): ReturnType<ReviewMailer['send']> {
  const isReminder = request.round === 'reminder';
  const mail = await queueMail(shop, tx, {
    ...contentOf(shop, request),
    orderId: request.orderId,
    sentByOperator: request.round === 'by_hand',
    dedupeKey: onceKey,
    note: isReminder ? layOutLetter(REMINDER, letterParagraph) : null,
    subject: isReminder ? REMINDER_SUBJECT : null,
  });
  return mail.mailId === null ? mail.reason : 'queued';
}

function contentOf(shop: MailMaking, { customerName, customerEmail, orderId }: ReviewRequest) {
  const variables = {
    customerName,
    orderNumber: orderId === null ? '' : orderNumber(orderId),
    reviewUrl: reviewLinkOf(shop, orderId),
  };
  return { type: 'review_request' as const, recipient: customerEmail, variables, blocks: {} };
}
