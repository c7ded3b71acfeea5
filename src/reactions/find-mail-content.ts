// What a mail of some type would say of an order or a basket, for an operator who sends it by hand or looks at a template.
// Refuses where there is nothing to say, rather than sending a customer something untrue.

import { findUnpaidBasket, type PlaceOrderNeeds, recoveryUrlOf } from '#modules/checkout/index.ts';
import { findDraft } from '#modules/drafts/index.ts';
import {
  type FoundContent,
  type MailAbout,
  type MailContent,
  type MailType,
  mailFields,
} from '#modules/mail/index.ts';
import {
  findOrder,
  issueCreditNote,
  listRefundsOfOrder,
  listWithdrawalsOfOrder,
  type OrderRow,
  orderNumber,
} from '#modules/orders/index.ts';
import { reviewLinkOf } from '#modules/reviews/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { type ReminderNeeds, reminderOf } from './basket-mails.ts';
import { exampleContent } from './example-mails.ts';
import { greetingOf, isReachable } from './order-mail-parts.ts';
import {
  confirmationOf,
  deliveredOf,
  type OrderMailNeeds,
  refundOf,
  shippedOf,
  withdrawalReceiptOf,
} from './order-mails.ts';

type Needs = OrderMailNeeds & ReminderNeeds & PlaceOrderNeeds;

/** 404 `not_found`; 409 `nothing_to_tell`, `no_address`, `no_consent`; 422 for a type that is about something else. */
export async function findMailContent(shop: Needs, type: MailType, about: MailAbout): Promise<FoundContent> {
  if (about === null) return exampleContent(type, await shop.getSettings(shop.database.orm));
  if ('orderId' in about) return ofOrder(shop, type, about.orderId);
  return ofBasket(shop, type, about.draftOrderId);
}

type AnyContent = Pick<FoundContent, 'variables' | 'blocks'> & Pick<MailContent, 'attachments'>;
type OfOrder = (shop: Needs, tx: Orm, order: OrderRow) => Promise<AnyContent>;

const contentsOfOrder: Partial<Record<MailType, OfOrder>> = {
  order_confirmation: confirmationOf,
  shipped: async (shop, _tx, order) => shippedOf(shop, order),
  delivered: async (shop, _tx, order) => deliveredOf(shop, order),
  async refund(shop, tx, order) {
    const refund = (await listRefundsOfOrder(tx, order.id)).findLast(({ status }) => status === 'succeeded');
    if (!refund) throw nothingToTell('Voor deze bestelling is nog niets terugbetaald.');
    const creditNote = await issueCreditNote(shop, tx, refund.id);
    return refundOf(shop, { order, refund, creditNote });
  },
  async withdrawal_received(_shop, tx, order) {
    const withdrawal = (await listWithdrawalsOfOrder(tx, order.id)).at(-1);
    if (!withdrawal) throw nothingToTell('Deze bestelling is niet herroepen.');
    return withdrawalReceiptOf(withdrawal);
  },
  async review_request(shop, _tx, order) {
    const reviewUrl = reviewLinkOf(shop, order.id);
    const about = { customerName: greetingOf(order), orderNumber: orderNumber(order.id) };
    return { variables: { ...about, reviewUrl }, blocks: {} };
  },
  custom: async (_shop, _tx, order) => ({ variables: { customerName: greetingOf(order) }, blocks: {} }),
};

function ofOrder(shop: Needs, type: MailType, orderId: number): Promise<FoundContent> {
  return shop.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw notFound('Deze bestelling bestaat niet.');
    const read = contentsOfOrder[type];
    if (!read) throw otherSubject(type);
    if (!isReachable(order)) throw noAddress();
    return {
      ...{ attachments: [], ...(await read(shop, tx, order)) },
      ...{ recipient: order.customerEmail, source: `bestelling ${orderNumber(orderId)}` },
      ...{ orderId, draftId: null },
    };
  });
}

async function ofBasket(shop: Needs, type: MailType, draftId: number): Promise<FoundContent> {
  const draft = await findDraft(shop.database.orm, draftId);
  if (!draft) throw notFound('Dit winkelmandje bestaat niet.');
  if (draft.customerEmail === '') throw noAddress();
  const found = { recipient: draft.customerEmail, source: `winkelmandje #${draftId}` };
  const base = { ...found, orderId: null, draftId, blocks: {}, attachments: [] };
  if (type === 'custom') return { ...base, variables: { customerName: draft.customerName } };
  if (type === 'abandoned_checkout') return { ...base, ...(await reminderOf(shop, draft)) };
  if (type !== 'payment_failed') throw otherSubject(type);
  const basket = await findUnpaidBasket(shop, draftId);
  if (basket === 'processing') throw nothingToTell('Er loopt nog een betaling voor dit winkelmandje.');
  if (basket === null) throw nothingToTell('Er is geen mislukte betaling om over te schrijven.');
  const { customerEmail: _, ...variables } = basket;
  return { ...base, variables: { ...variables, recoveryUrl: recoveryUrlOf(shop, draft) } };
}

const nothingToTell = (detail: string) => new Refusal({ status: 409, code: 'nothing_to_tell', detail });
const noAddress = () =>
  new Refusal({ status: 409, code: 'no_address', detail: 'Van deze klant is geen e-mailadres bekend.' });
const otherSubject = (type: MailType) =>
  new Refusal({
    ...{ status: 422, code: 'validation_failed', detail: `“${mailFields[type].name}” past hier niet.` },
    errors: [{ path: 'emailType', message: 'Please select an email type' }],
  });
