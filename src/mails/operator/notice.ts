// The mail to the operators about an urgent notice: one sentence and a link.

import { mail } from '../mail.ts';
import { button, heading, paragraph } from '../templates/parts.ts';

export const notice = mail({
  type: 'notice',
  subject: '{{noticeTitle}}',
  body: [heading('{{noticeTitle}}'), paragraph('{{noticeText}}'), button('Open in het beheer', 'noticeUrl')],
});
