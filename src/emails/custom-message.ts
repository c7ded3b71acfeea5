// A message the operator writes, in the frame of the shop.

import { emailTemplate } from './email-template.ts';
import { block, paragraph } from './pieces.ts';

export const customMessage = emailTemplate(
  { key: 'custom', name: 'Eigen bericht', subject: '{{customSubject}}' },
  [paragraph('Hoi {{customerName}},'), block('message'), paragraph('Groet, het team van {{brandName}}')],
);
