// Builds the content of a mail about an order or a basket, when an operator sends the mail or previews its
// template.

import { findDraft } from '#modules/drafts/index.ts';
import { type MailAbout, type MailType, type ManualMailContent, mailFields } from '#modules/mail/index.ts';
import { findOrder, orderNumber } from '#modules/orders/index.ts';
import { notFound, Refusal, refusing } from '#shared/api/problems.ts';
import { exampleContent } from './example-content.ts';
import type { AnyMail, BasketMailNeeds, OrderMailNeeds } from './mail.ts';
import { mails } from './mails.ts';
import { isReachable } from './order-mail.ts';

type Needs = OrderMailNeeds & BasketMailNeeds;

/**
 * Builds the content of a mail of `type` about an order or basket; example content when `about` is null.
 * Throws 404 `not_found`; 409 `nothing_to_tell`, `no_address`, `no_consent`; 422 when this type of mail
 * cannot be about `about`.
 */
export async function findMailContent(
  shop: Needs,
  type: MailType,
  about: MailAbout,
): Promise<ManualMailContent> {
  if (about === null) return exampleContent(type, await shop.getSettings(shop.database.orm), shop.publicUrl);
  if ('orderId' in about) return ofOrder(shop, type, about.orderId);
  return ofBasket(shop, type, about.draftOrderId);
}

function ofOrder(shop: Needs, type: MailType, orderId: number): Promise<ManualMailContent> {
  return shop.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw notFound('Deze bestelling bestaat niet.');
    const { ofOrder } = mailOf(type);
    if (!ofOrder) throw otherSubject(type);
    if (!isReachable(order)) throw noAddress();
    return {
      attachments: [],
      ...(await ofOrder(shop, tx, order)),
      recipient: order.customerEmail,
      source: `bestelling ${orderNumber(orderId)}`,
      orderId,
      draftId: null,
    };
  });
}

async function ofBasket(shop: Needs, type: MailType, draftId: number): Promise<ManualMailContent> {
  const draft = await findDraft(shop.database.orm, draftId);
  if (!draft) throw notFound('Dit winkelmandje bestaat niet.');
  if (draft.customerEmail === '') throw noAddress();
  const { ofBasket } = mailOf(type);
  if (!ofBasket) throw otherSubject(type);
  return {
    attachments: [],
    ...(await ofBasket(shop, draft)),
    recipient: draft.customerEmail,
    source: `winkelmandje #${draftId}`,
    orderId: null,
    draftId,
  };
}

const mailOf = (type: MailType): Partial<AnyMail> => mails.find((mail) => mail.type === type) ?? {};
const noAddress = refusing('no_address', 'Van deze klant is geen e-mailadres bekend.');
const otherSubject = (type: MailType) =>
  new Refusal('validation_failed', `“${mailFields[type].name}” past hier niet.`, {
    errors: [{ path: 'emailType', message: 'Please select an email type' }],
  });
