// A message the operator writes, in the frame of the shop.

import { mail } from '../mail.ts';
import { aboutOrder } from '../order-mail.ts';
import { block, greeting, paragraph } from '../templates/parts.ts';

/** The operator adds the subject and the words. */
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

/** Greeting and signature are the operator's own, so that an answer reads like a letter. */
export const contactReply = mail({
  type: 'contact_reply',
  subject: '{{customSubject}}',
  body: [block('message'), block('earlier')],
});
