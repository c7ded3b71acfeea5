// Order confirmation: what was bought and paid, where it goes and when, and every right that comes with it.
// Who gave no address for mail while paying gets it when the address is known.

import {
  expectedArrival,
  issueInvoiceOf,
  listLines,
  type OrderReference,
  type OrderRow,
  orderPlaced,
  orderReachable,
  type PlacedOrder,
} from '#modules/orders/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { dayInFull } from '#shared/shop-days.ts';
import { mail } from './mail.ts';
import {
  aboutOrder,
  attachmentOf,
  deliveryLines,
  dutchDateTime,
  mailCustomer,
  type OrderMailing,
} from './order-mail.ts';
import { addressBlock, orderLinesBlock } from './paper/blocks.ts';
import { block, button, heading, paragraph, subheading } from './paper/pieces.ts';
import { withdrawalInformation } from './paper/withdrawal-information.ts';

export const orderConfirmation = mail({
  type: 'order_confirmation',
  subject: 'Je bestelling {{orderNumber}} is binnen',
  body: [
    heading('Bedankt voor je bestelling'),
    paragraph(
      'Hoi {{customerName}}, we hebben je betaling ontvangen en gaan voor je aan de slag. Hieronder staat alles op een rij. Bewaar deze mail goed.',
    ),
    subheading('Bestelling {{orderNumber}} van {{orderDate}}'),
    block('orderLines'),
    paragraph('De factuur zit als pdf bij deze mail.'),
    subheading('Bezorging'),
    paragraph('{{deliveryPromise}}'),
    block('deliveryAddress'),
    paragraph(
      'Klopt het adres niet? Laat het ons zo snel mogelijk weten via [{{companyEmail}}](mailto:{{companyEmail}}).',
    ),
    button('Bekijk je bestelling', 'orderUrl'),
    ...withdrawalInformation,
    paragraph(
      'Een klacht? Mail of bel ons. Je krijgt binnen 14 dagen een inhoudelijk antwoord. Op deze bestelling zijn onze [algemene voorwaarden]({{termsUrl}}) van toepassing.',
    ),
  ],

  /** Issues the invoice that goes along, when there is none yet. */
  async ofOrder(shop, tx, order) {
    const lines = (await listLines(tx, [order.id])).get(order.id) ?? [];
    const invoice = await issueInvoiceOf(shop, tx, order, lines);
    const { delivery } = await shop.getSettings(tx);
    return {
      attachments: invoice ? [attachmentOf(invoice)] : [],
      variables: {
        ...aboutOrder(shop, order),
        orderDate: dutchDateTime(order.createdAt),
        total: formatEuro(order.total),
        vatRate: String(order.vatRate).replace('.', ','),
        vatAmount: formatEuro(order.vatAmount),
        deliveryPromise: deliveryPromise(order, delivery.cutOff),
      },
      blocks: {
        orderLines: orderLinesBlock({
          lines,
          subtotal: order.subtotal,
          discount: order.discount,
          couponCode: order.couponCode,
          shipping: order.shippingCost,
          vat: { rate: order.vatRate, amount: order.vatAmount },
          total: order.total,
        }),
        deliveryAddress: addressBlock(deliveryLines(order)),
      },
    };
  },
});

export const sendConfirmationWhenOrderPlaced: Reaction<PlacedOrder, OrderMailing> = {
  name: 'send-confirmation-when-order-placed',
  fact: orderPlaced,
  react: (shop, { orderId }) => mailCustomer(shop, orderConfirmation, orderId),
};

/** The mail's own key keeps it to one, whoever asks. */
export const sendConfirmationWhenOrderReachable: Reaction<OrderReference, OrderMailing> = {
  name: 'send-confirmation-when-order-reachable',
  fact: orderReachable,
  react: (shop, { orderId }) => mailCustomer(shop, orderConfirmation, orderId),
};

function deliveryPromise(order: OrderRow, cutOff: string): string {
  const day = expectedArrival(order, cutOff);
  return day === null
    ? 'Je pakket is meestal binnen 3 tot 10 werkdagen bij je. Je krijgt een track & trace-code zodra het onderweg is.'
    : `We verwachten dat je pakket ${dayInFull(day)} bezorgd wordt. Je krijgt een track & trace-code zodra het onderweg is.`;
}
