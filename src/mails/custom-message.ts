// A message the operator writes, in the frame of the shop.

import type { AnyMail } from './mail.ts';
import { greetingOf } from './order-mail.ts';
import { emailTemplate } from './paper/email-template.ts';
import { block, paragraph } from './paper/pieces.ts';

const template = emailTemplate({ key: 'custom', name: 'Eigen bericht', subject: '{{customSubject}}' }, [
  paragraph('Hoi {{customerName}},'),
  block('message'),
  paragraph('Groet, het team van {{brandName}}'),
]);

/** The operator adds the subject and the words. */
export const customMessage: AnyMail = {
  type: 'custom',
  template,
  ofOrder: async (_shop, _tx, order) => ({ variables: { customerName: greetingOf(order) }, blocks: {} }),
  ofBasket: async (_shop, { customerName }) => ({ variables: { customerName }, blocks: {} }),
};
