// The review request: a neutral question for an honest opinion, without a reward. The shop sends the request
// automatically, with one reminder; an operator can also send it. It is commercial mail: it has an
// unsubscribe link and is never sent to an address that used the link.

import {
  formatMessage,
  type QueueMailNeeds,
  queueMail,
  type RenderMailNeeds,
  renderMail,
} from '#modules/mail/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import { type ReviewMailer, type ReviewRequest, reviewLinkOf } from '#modules/reviews/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { mail } from './mail.ts';
import { greetingOf } from './order-mail.ts';
import { messageParagraph, starsBlock } from './templates/blocks.ts';
import { STAR } from './templates/images.ts';
import { block, greeting, heading, note, paragraph } from './templates/parts.ts';

export const reviewRequest = mail({
  type: 'review_request',
  subject: 'Wat vind je van {{productName}}?',
  body: [
    heading('Hoe bevalt het?'),
    greeting,
    paragraph(
      'Je gebruikt {{productName}} nu een tijdje. Wil je vertellen wat je ervan vindt? Andere klanten hebben het meest aan een eerlijk verhaal, ook als iets tegenviel.',
    ),
    paragraph('Kies je sterren en schrijf waarom. Je naam staat al in het formulier.'),
    block('stars'),
    paragraph('Liever eerst je review schrijven? [Open het formulier]({{reviewUrl}}).'),
    note(
      'Je krijgt deze vraag omdat je bij ons kocht. We herinneren je hooguit één keer. Je krijgt geen beloning voor je review en we plaatsen ook kritische reviews. Liever geen mail hierover? [Meld je hier af]({{unsubscribeUrl}}).',
    ),
  ],

  ofOrder: async (shop, _tx, order) => wordsOf(shop, greetingOf(order), order),
});

const REMINDER = 'Vorige week vroegen we je dit ook al. Dit is onze enige herinnering.';
const REMINDER_SUBJECT = 'Nog één keer: wat vind je van {{productName}}?';

/** Renders the review request without sending it; null when its template is switched off. */
export async function previewReviewRequest(
  shop: RenderMailNeeds & { database: Pick<Database, 'orm'> },
  request: ReviewRequest,
): ReturnType<ReviewMailer['preview']> {
  const mail = await renderMail(shop, shop.database.orm, contentOf(shop, request));
  return mail && { subject: mail.subject, htmlContent: mail.html, textContent: mail.text };
}

export async function sendReviewRequest(
  shop: QueueMailNeeds,
  tx: Orm,
  request: ReviewRequest,
  onceKey: string | null,
): ReturnType<ReviewMailer['send']> {
  const isReminder = request.round === 'reminder';
  const mail = await queueMail(shop, tx, {
    ...contentOf(shop, request),
    orderId: request.order?.id ?? null,
    sentByOperator: request.round === 'by_hand',
    dedupeKey: onceKey,
    note: isReminder ? formatMessage(REMINDER, messageParagraph) : null,
    subject: isReminder ? REMINDER_SUBJECT : null,
  });
  return mail.mailId === null ? mail.reason : 'queued';
}

function contentOf(shop: RenderMailNeeds, { customerName, customerEmail, order }: ReviewRequest) {
  const words = wordsOf(shop, customerName, order);
  return { ...words, type: 'review_request' as const, recipient: customerEmail };
}

/**
 * Returns the variables and blocks of the review request. Without an order, the order number is empty and the
 * link fills the customer's name into the review form.
 */
function wordsOf(
  shop: Parameters<typeof reviewLinkOf>[0],
  customerName: string,
  order: ReviewRequest['order'],
) {
  const link = (rating?: number) => reviewLinkOf(shop, order ?? { customerName }, rating);
  return {
    variables: { customerName, orderNumber: order ? orderNumber(order.id) : '', reviewUrl: link() },
    blocks: { stars: starsBlock(shop.publicUrl + STAR, link) },
  };
}
