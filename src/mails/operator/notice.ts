// The mail to the operators about one notice, sent immediately: one sentence and a link.

import { mail } from '../mail.ts';
import { button, heading, paragraph } from '../templates/parts.ts';

export const notice = mail({
  type: 'notice',
  subject: '{{noticeTitle}}',
  body: [heading('{{noticeTitle}}'), paragraph('{{noticeText}}'), button('Open in het beheer', 'noticeUrl')],
});
