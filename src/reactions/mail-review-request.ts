// The mail that asks for a review, for the shop's own rounds and for the operator alike. It is commercial mail: the way
// to stop it is in it, and whoever has stopped it gets none.

import { letterParagraph } from '#emails/index.ts';
import { layOutLetter, type MadeMail, type MailContent, type QueueMail } from '#modules/mail/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import type { ReviewLinkRequest, ReviewMailer, ReviewRequest } from '#modules/reviews/index.ts';

const REMINDER = 'Vorige week vroegen we je dit ook al. Dit is onze enige herinnering.';
const REMINDER_SUBJECT = 'Nog één keer: wat vind je van {{productName}}?';

type ReviewMail = MailContent<'review_request'> & { type: 'review_request'; recipient: string };

type Ports = {
  queueMail: QueueMail;
  /** The finished mail of these contents; null when its template is switched off. */
  makeMail(request: ReviewMail): Promise<MadeMail | null>;
  reviewLink: (request: ReviewLinkRequest) => string;
};

export function createReviewMailer({ queueMail, makeMail, reviewLink }: Ports): ReviewMailer {
  const contentOf = ({ customerName, orderId }: ReviewRequest): MailContent<'review_request'> => ({
    variables: {
      customerName,
      orderNumber: orderId === null ? '' : orderNumber(orderId),
      reviewUrl: reviewLink({ orderId }),
    },
    blocks: {},
  });
  return {
    async preview(request) {
      const mail = await makeMail({
        ...contentOf(request),
        type: 'review_request',
        recipient: request.customerEmail,
      });
      return mail && { subject: mail.subject, htmlContent: mail.html, textContent: mail.text };
    },
    async send(tx, request, onceKey) {
      const isReminder = request.round === 'reminder';
      const mail = await queueMail(tx, {
        ...contentOf(request),
        type: 'review_request',
        recipient: request.customerEmail,
        orderId: request.orderId,
        sentByOperator: request.round === 'by_hand',
        dedupeKey: onceKey,
        note: isReminder ? layOutLetter(REMINDER, letterParagraph) : null,
        subject: isReminder ? REMINDER_SUBJECT : null,
      });
      return mail.mailId === null ? mail.reason : 'queued';
    },
  };
}
