// Makes a personal review link for an operator to copy, print as a QR code, or mail after a preview. A link
// made for an order proves the purchase. A link without an order opens the public form with the name filled
// in.

import { findOrder, type LinkedOrder, orderNumber, parseOrderNumber } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields, Refusal, refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { ReviewLinkInput, ReviewLinkResult, SendReviewLink } from '../contract.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';
import { insertInvitation } from './invitations.repository.ts';
import { type ReviewLinks, reviewLinkOf } from './review-links.ts';

/** An order that has no review yet, for which a review link can be made. */
type ReviewedOrder = LinkedOrder & { id: number };

/** A review request to be mailed: recipient, order, and `round`, which selects the text of the mail. */
export type ReviewRequest = {
  customerName: string;
  customerEmail: string;
  order: ReviewedOrder | null;
  round: 'first' | 'reminder' | 'by_hand';
};

/**
 * Reason why the mail of a review request was not sent. `duplicate`: sent before; `inactive`: the mail's
 * template is switched off; `enough`: the daily limit of the mailbox is reached.
 */
type NotSent = 'duplicate' | 'inactive' | 'enough';

export type ReviewMailer = {
  /**
   * Renders the mail of a review request without sending it; null when the mail's template is switched off.
   */
  preview(request: ReviewRequest): Promise<ReviewLinkResult['emailTemplate'] | null>;
  /**
   * Queues the mail of a review request in the transaction, once per `onceKey`. Returns `queued`, or the
   * reason why it was not queued.
   */
  send(tx: Orm, request: ReviewRequest, onceKey: string): Promise<'queued' | NotSent>;
};

type Needs = { database: Pick<Database, 'orm' | 'transaction'>; reviewMailer: ReviewMailer };

const QR_STYLE = { margin: 2, width: 480, errorCorrectionLevel: 'M' } as const;

/**
 * Makes a review link with its QR code and a preview of the mail. Throws 422 on field `orderId` when the
 * order is unknown or has a review; 409 `mail_inactive` when the mail's template is switched off.
 */
export async function makeReviewLink(
  shop: Needs & ReviewLinks,
  { customerName, customerEmail, orderId: typed }: ReviewLinkInput,
): Promise<ReviewLinkResult> {
  const order = await readOrder(shop.database.orm, typed);
  const link = reviewLinkOf(shop, order ?? { customerName });
  const request = { customerName, customerEmail: customerEmail ?? '', order, round: 'by_hand' } as const;
  const emailTemplate = await shop.reviewMailer.preview(request);
  if (!emailTemplate) throw mailInactive();
  // QR codes are rarely needed, so the library is loaded here.
  const { toDataURL } = await import('qrcode');
  return {
    reviewLink: link,
    qrCodeUrl: await toDataURL(link, QR_STYLE),
    emailTemplate,
    verified: order !== null,
  };
}

/**
 * Makes a review link and mails it to the customer. Throws the errors of `makeReviewLink`, and 409
 * `already_sent` when the same mail was sent that day.
 */
export function sendReviewLink(
  { database, clock, reviewMailer }: Needs & { clock: Clock },
  { customerName, customerEmail, orderId: typed }: SendReviewLink,
): Promise<{ recipient: string }> {
  return database.transaction(async (tx) => {
    const order = await readOrder(tx, typed);
    const orderId = order?.id ?? null;
    const now = clock.now();
    // A customer whom an operator invites gets no automatic invitation.
    if (orderId !== null)
      await insertInvitation(tx, { orderId, askedBy: 'operator', askedAt: now, remindedAt: now });
    const once = `review_request:by_hand:${orderId ?? 'none'}:${customerEmail}:${now.toISOString().slice(0, 10)}`;
    const request = { customerName, customerEmail, order, round: 'by_hand' } as const;
    const outcome = await reviewMailer.send(tx, request, once);
    if (outcome !== 'queued') throw notSent(outcome, customerEmail);
    return { recipient: customerEmail };
  });
}

async function readOrder(db: Orm, typed: string | number | null | undefined): Promise<ReviewedOrder | null> {
  if (typed === null || typed === undefined || typed === '') return null;
  const id = parseOrderNumber(String(typed)) ?? bareId(String(typed));
  const order = id === null ? null : await findOrder(db, id);
  if (!order) throw refuseOrder('Deze bestelling kennen we niet.');
  if (await hasReviewOfOrder(db, order.id)) {
    throw refuseOrder(`Bij ${orderNumber(order.id)} is al een review geschreven.`);
  }
  return order;
}

function bareId(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function refuseOrder(message: string): Refusal {
  return invalidFields([{ path: 'orderId', message }], message);
}

function notSent(outcome: NotSent, email: string): Refusal {
  if (outcome === 'inactive') return mailInactive();
  return new Refusal('already_sent', `Deze mail is vandaag al naar ${email} gestuurd.`);
}

const mailInactive = refusing(
  'mail_inactive',
  'De e-mailtemplate “Verzoek om een review” staat uit. Zet hem eerst aan.',
);
