// The order confirmation: the goods and the payment, the address and day of delivery, and all the customer's
// rights. A customer who gave no e-mail address while paying gets the mail once the address is known.

import type { NewOrder } from '#modules/checkout/index.ts';
import { issueInvoiceOf } from '#modules/invoices/index.ts';
import type { MailAttachment } from '#modules/mail/contract.ts';
import { cancelQueuedMails, queueMail, type SupersededMails } from '#modules/mail/index.ts';
import { expectedArrival } from '#modules/order-overview/index.ts';
import {
  findOrder,
  listLinesOf,
  orderPlaced,
  orderReachable,
  type PlacedOrder,
} from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatDateTime } from '#shared/date-formats.ts';
import { formatEuro } from '#shared/money.ts';
import { formatWeekday } from '#shared/shop-days.ts';
import { mail, type OrderMailNeeds } from './mail.ts';
import {
  aboutOrder,
  attachmentOf,
  deliveryLines,
  isReachable,
  mailAfter,
  orderCard,
  type SendOrderMailNeeds,
  toMailRequest,
} from './order-mail.ts';
import { addressBlock, orderLinesBlock } from './templates/blocks.ts';
import { giftOf } from './templates/pack-card.ts';
import { block, button, greeting, heading, note, paragraph, subheading } from './templates/parts.ts';
import { withdrawalForm, withdrawalRights } from './templates/withdrawal-information.ts';

export const orderConfirmation = mail({
  type: 'order_confirmation',
  subject: 'Je bestelling {{orderNumber}} is binnen',
  body: [
    heading('Bedankt voor je bestelling'),
    greeting,
    paragraph('Je krijgt een track & trace-code zodra je pakket onderweg is.'),
    block('orderGlance'),
    button('Bekijk je bestelling', 'orderUrl'),
    subheading('Bestelling {{orderNumber}}'),
    note('Besteld op {{orderDate}}'),
    block('orderLines'),
    paragraph('De factuur zit als pdf bij deze mail.'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    paragraph('Klopt het adres niet? Mail ons meteen: [{{companyEmail}}](mailto:{{companyEmail}}).'),
    ...withdrawalRights,
    paragraph(
      'Een klacht? Mail of bel. Binnen 14 dagen krijg je een inhoudelijk antwoord. Op deze bestelling zijn onze [algemene voorwaarden]({{termsUrl}}) van toepassing.',
    ),
    ...withdrawalForm,
  ],

  /**
   * Builds the content of the order confirmation. Also issues the invoice to be attached, if the order has
   * none yet.
   */
  async ofOrder(shop, tx, order) {
    const lines = await listLinesOf(tx, order.id);
    return {
      attachments: await attachInvoice(shop, tx, { order, lines }),
      ...(await bought(shop, tx, { order, lines })),
    };
  },
});

async function attachInvoice(...what: Parameters<typeof issueInvoiceOf>): Promise<MailAttachment[]> {
  const invoice = await issueInvoiceOf(...what);
  return invoice ? [attachmentOf(invoice)] : [];
}

async function bought(shop: OrderMailNeeds, tx: Orm, { order, lines }: Pick<NewOrder, 'order' | 'lines'>) {
  const { delivery } = await shop.getSettings(tx);
  const day = expectedArrival(order, delivery.cutOff);
  const [when, promise] =
    day === null
      ? ['Meestal binnen 3 tot 10 werkdagen', 'Je pakket is meestal binnen 3 tot 10 werkdagen bij je']
      : [`Verwacht ${formatWeekday(day)}`, `We verwachten je pakket ${formatWeekday(day)} bij je`];
  return {
    variables: {
      ...aboutOrder(shop, order),
      orderDate: formatDateTime(order.createdAt),
      total: formatEuro(order.total),
      vatRate: String(order.vatRate).replace('.', ','),
      vatAmount: formatEuro(order.vatAmount),
      deliveryPromise: `${promise}. Je krijgt een track & trace-code zodra het onderweg is.`,
    },
    blocks: {
      orderGlance: await orderCard(shop, tx, order, [
        when,
        order.total === 0 ? 'Niets te betalen' : `${formatEuro(order.total)} betaald`,
      ]),
      orderLines: orderLinesBlock({ ...order, lines, gift: await giftOf(shop, tx, order) }),
      deliveryAddress: addressBlock(deliveryLines(order)),
    },
  };
}

/**
 * The reaction that sends the confirmation once the order has an e-mail address. The deduplication key of the
 * mail prevents a second confirmation.
 */
export const sendConfirmationWhenOrderReachable = mailAfter(
  'send-confirmation-when-order-reachable',
  orderReachable,
  orderConfirmation,
);

/**
 * The reaction to a placed order that sends its confirmation. It is needed only when the transaction that
 * placed the order could not queue the mail.
 */
export const sendConfirmationWhenOrderPlaced = mailAfter(
  'send-confirmation-when-order-placed',
  orderPlaced,
  orderConfirmation,
);

export const cancelRemindersWhenOrderPlaced: Reaction<PlacedOrder, SendOrderMailNeeds> = {
  name: 'drop-reminders-when-order-placed',
  fact: orderPlaced,
  react: async ({ database }, { orderId, draftId: known }) => {
    // Jobs of an earlier release contain only the order id.
    const draftId = known ?? (await findOrder(database.orm, orderId))?.draftId;
    if (draftId) await cancelQueuedMails(database.orm, remindersOf(draftId));
  },
};

/**
 * Issues the invoice and queues the confirmation in the transaction that places the order, and cancels queued
 * reminders of its basket. An order without an e-mail address gets neither yet; while the template is
 * switched off, only the invoice is issued. Returns the names of the reactions to the placed order that need
 * not run any more.
 */
export async function confirmOrder(shop: SendOrderMailNeeds, tx: Orm, placed: NewOrder): Promise<string[]> {
  const { order, draftId } = placed;
  const done = [sendConfirmationWhenOrderPlaced.name];
  if (!isReachable(order)) return done;
  const attachLast = () => attachInvoice(shop, tx, { ...placed, isNew: placed });
  const template = (await shop.templateCache.read(tx)).get(orderConfirmation.type);
  // Other orders wait for this order's invoice number, so the invoice is issued last.
  if (!template) return attachLast().then(() => done);
  const { mailId } = await queueMail(shop, tx, {
    ...toMailRequest(orderConfirmation, order, await bought(shop, tx, placed)),
    template,
    overtakes: remindersOf(draftId),
    attachLast,
  });
  return mailId === null ? done : [...done, cancelRemindersWhenOrderPlaced.name];
}

const remindersOf = (basketId: number): SupersededMails => ({
  basketId,
  types: ['abandoned_checkout', 'payment_failed'],
  reason: 'De bestelling is intussen geplaatst.',
});
