// The mail with a message written by an operator, in the layout of the shop.

import { mail } from '../mail.ts';
import { aboutOrder } from '../order-mail.ts';
import { block, greeting, paragraph } from '../templates/parts.ts';

/** A mail whose subject and text an operator writes. */
export const customMessage = mail({
  type: 'custom',
  subject: '{{customSubject}}',
  body: [greeting, block('message'), paragraph('Groet, het team van {{brandName}}')],

  ofOrder: async (shop, _tx, order) => ({ variables: aboutOrder(shop, order), blocks: {} }),
  ofBasket: async (_shop, { customerName }) => ({
    variables: { customerName, orderNumber: '', orderUrl: '' },
    blocks: {},
  }),
});

/**
 * A reply in a conversation with a customer. The operator writes greeting and signature too, so the mail
 * reads like a letter.
 */
export const contactReply = mail({
  type: 'contact_reply',
  subject: '{{customSubject}}',
  body: [block('message'), block('earlier')],
});
